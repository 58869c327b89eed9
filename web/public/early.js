// Runs before the first paint: the theme and the language somebody chose here before.
(function () {
  try {
    var theme = localStorage.getItem("serai-theme");
    if (!theme) theme = matchMedia("(prefers-color-scheme: dark)").matches ? "lamp" : "shade";
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = localStorage.getItem("serai-language") || (navigator.language || "en").slice(0, 2);
  } catch (_) {
    document.documentElement.dataset.theme = "shade";
  }
})();
