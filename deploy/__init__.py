"""What a deployment needs beside the code."""
