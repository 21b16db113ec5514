"""The cards one sees: their pictures, where each lies, and how it flies."""
