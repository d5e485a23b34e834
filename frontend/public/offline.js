// Shows the offline page in the reader's language only, and loads the page again when the server is back.
(function () {
  var known = ["en", "de", "pl"];
  var wanted = (navigator.languages || []).slice();
  try {
    wanted.unshift(localStorage.getItem("bastide.language"));
  } catch (_) {
    /* storage may be forbidden: then the browser's languages count */
  }
  var language =
    wanted
      .map(function (tag) {
        return String(tag).toLowerCase().split("-")[0];
      })
      .find(function (tag) {
        return known.indexOf(tag) >= 0;
      }) || "en";
  document.documentElement.lang = language;
  document.querySelectorAll("section").forEach(function (section) {
    section.hidden = section.lang !== language;
    if (!section.hidden) document.title = section.querySelector("h1").textContent + " · Bastide";
  });

  function again() {
    fetch("/livez", { cache: "no-store" }).then(
      function (answer) {
        if (answer.status < 500) location.reload();
      },
      function () {},
    );
  }
  addEventListener("online", again);
  setInterval(again, 10000);
})();
