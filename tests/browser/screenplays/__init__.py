"""What the browser tests share: who plays at the page, what is played, and how seats are taken."""
