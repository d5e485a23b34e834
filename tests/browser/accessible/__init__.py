"""What people with a keyboard, a screen reader or large fingers meet."""
