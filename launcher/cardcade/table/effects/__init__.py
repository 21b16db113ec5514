"""What is seen for a moment over the table: words, sparks, bombs."""
