// The choices that are the browser's own: language, light or dark. Loaded first, so that no page flashes in the other
// theme. Also the name of the page on its tab.
"use strict";
(() => {
  const html = document.documentElement;
  const dark = window.matchMedia("(prefers-color-scheme: dark)");

  function stored() {
    try {
      return localStorage.getItem("ts-theme");
    } catch {
      return null; // a browser that keeps nothing: the system's theme it is
    }
  }

  function dress() {
    const theme = stored();
    if (theme === "light" || theme === "dark") html.dataset.tsTheme = theme;
    else delete html.dataset.tsTheme;
  }

  function turn() {
    const now = html.dataset.tsTheme ?? (dark.matches ? "dark" : "light");
    try {
      localStorage.setItem("ts-theme", now === "dark" ? "light" : "dark");
    } catch {
      return;
    }
    dress();
  }

  function speak(lang) {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `ts-lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
    location.reload();
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-ts-theme-switch]")) return turn();
    const lang = event.target.closest?.("[data-ts-lang]")?.dataset.tsLang;
    if (lang && lang !== html.lang) speak(lang);
  });
  addEventListener("storage", dress);
  dress();

  addEventListener("DOMContentLoaded", () => {
    const plain = document.title;
    new MutationObserver((_, looking) => {
      const current = document.querySelector(".ts-pages nav [aria-current]");
      if (!current) return;
      looking.disconnect();
      document.title = `${current.textContent} · ${plain}`;
    }).observe(document.body, { childList: true, subtree: true });
  });
})();
