// Runs before the first paint: the theme and the language somebody chose here before.
(function () {
  try {
    var theme = localStorage.getItem("serai-theme");
    if (!theme) theme = matchMedia("(prefers-color-scheme: dark)").matches ? "lamp" : "shade";
    document.documentElement.dataset.theme = theme;
    var language = localStorage.getItem("serai-language") || (navigator.language || "en").slice(0, 2);
    document.documentElement.lang = language === "de" ? "de" : "en";
  } catch (_) {
    document.documentElement.dataset.theme = "shade";
  }
})();
