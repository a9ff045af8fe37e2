// The choices that are the browser's own: language, light or dark. Loaded first, so that no page flashes in the other
// theme. Also the name of the page on its tab, and copying the addresses of the start page.
"use strict";
(() => {
  const html = document.documentElement;
  const THEMES = { system: "◐", light: "☀", dark: "☾" };

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
    dressSwitch();
  }

  // The switch shows how the theme stands now, by a sign and in words.
  function dressSwitch() {
    const theme = html.dataset.tsTheme ?? "system";
    for (const button of document.querySelectorAll("[data-ts-theme-switch]")) {
      if (button.dataset.tsNow === theme) continue;
      button.dataset.tsNow = theme;
      button.textContent = THEMES[theme];
      button.title = button.getAttribute(`data-ts-${theme}`);
      button.setAttribute("aria-label", button.title);
    }
  }

  // The system's, the other one (so that every press shows), the same chosen by hand, and the system's again.
  function turn() {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const themes = ["system", ...(dark ? ["light", "dark"] : ["dark", "light"])];
    const next = themes[(themes.indexOf(html.dataset.tsTheme ?? "system") + 1) % themes.length];
    try {
      localStorage.setItem("ts-theme", next);
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

  // A page may copy only over https or on one's own machine; elsewhere the old way is tried, else it stays selected.
  async function copy(button) {
    const box = button.parentElement.querySelector("input");
    box.select();
    let done = false;
    try {
      await navigator.clipboard.writeText(box.value);
      done = true;
    } catch {
      try { done = document.execCommand("copy"); } catch { /* by hand, then */ }
    }
    button.textContent = done ? button.dataset.tsCopied : button.dataset.tsByHand;
  }

  // The row of pages may be longer than a phone is wide: it is drawn along to the page that is open, and nothing else is.
  function reveal(current) {
    const row = current.parentElement;
    const [here, all] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += here.left + here.width / 2 - (all.left + all.width / 2);
  }

  document.addEventListener("click", (event) => {
    const copying = event.target.closest?.("[data-ts-copy]");
    if (copying) return copy(copying);
    if (event.target.closest?.("[data-ts-theme-switch]")) return turn();
    const lang = event.target.closest?.("[data-ts-lang]")?.dataset.tsLang;
    if (lang && lang !== html.lang) speak(lang);
  });
  addEventListener("storage", dress);
  dress();

  addEventListener("DOMContentLoaded", () => {
    const plain = document.title;
    window.turnsheet.onChange(dressSwitch);
    new MutationObserver((_, looking) => {
      const current = document.querySelector(".ts-pages nav [aria-current]");
      if (!current) return;
      looking.disconnect();
      document.title = `${current.textContent} · ${plain}`;
      requestAnimationFrame(() => reveal(current));
    }).observe(document.body, { childList: true, subtree: true });
  });
})();
