// Runs before the first paint (a file of its own because the content security policy allows no inline script),
// so that a page in the chosen colours never flashes in the other ones.
(function () {
  try {
    var theme = localStorage.getItem("bastide.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch (_) {
    /* storage may be forbidden: then the system's scheme holds */
  }
})();
