"""What stands at the edges of the table: title, small buttons, the log, the last trick, and room for them."""
