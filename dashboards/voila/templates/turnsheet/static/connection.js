// Whether the page still has its process. While it has not, nothing on it can be pressed and a banner says why.
//   up       all is well
//   waiting  the line is cut, trying again
//   silent   the server has not answered for a while
//   gone     the process has ended: only a reload helps
"use strict";
(() => {
  const { word } = window.turnsheet;
  const html = document.documentElement;
  const desk = document.getElementById("rendered_cells");
  const banner = document.getElementById("ts-connection");
  const SILENT_AFTER = 5000;
  const PROBE_EVERY = 1500;
  const CHECK_EVERY = 15000;
  let state = "up";
  let cutSince = 0;

  function become(next) {
    if (state === "gone" || state === next) return;
    state = next;
    html.dataset.tsConnection = next;
    banner.hidden = next === "up";
    banner.replaceChildren();
    if (next === "up") return;
    const sentence = document.createElement("span");
    sentence.dataset.tsWord = next;
    sentence.textContent = word(next);
    banner.append(sentence);
    if (next === "gone") banner.append(reloadButton());
  }

  function reloadButton() {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.tsWord = "reload";
    button.textContent = word("reload");
    button.addEventListener("click", () => location.reload());
    return button;
  }

  function block(event) {
    if (state === "up" || event.target.closest?.("summary")) return;
    if (event.type === "keydown" && (event.key === "Tab" || event.target === document.body)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  for (const kind of ["pointerdown", "mousedown", "click", "dblclick", "keydown", "beforeinput", "input", "change"]) {
    desk.addEventListener(kind, block, true);
  }

  async function probe(kernel) {
    try {
      const answer = await fetch(`${kernel.serverSettings.baseUrl}api/kernels/${kernel.id}`, { cache: "no-store" });
      if (answer.ok) return "there";
      return answer.status === 404 || answer.status === 403 ? "gone" : "silent";
    } catch {
      return "silent";
    }
  }

  async function look(kernel) {
    const found = await probe(kernel);
    if (found === "gone") return become("gone");
    if (kernel.connectionStatus === "connected") return;
    if (found === "there") {
      become("waiting");
      kernel.reconnect().catch(() => {}); // Jupyter's own next try may be many seconds away
    } else if (Date.now() - cutSince > SILENT_AFTER) {
      become("silent");
    }
  }

  function watch(kernel) {
    const onConnection = () => {
      if (kernel.connectionStatus === "connected") return become("up");
      if (state === "up") cutSince = Date.now();
      if (state !== "silent") become("waiting");
    };
    const onStatus = (_, status) => {
      html.toggleAttribute("data-ts-busy", status === "busy");
      if (/dead|restarting/.test(status)) become("gone");
    };
    kernel.connectionStatusChanged.connect(onConnection);
    kernel.statusChanged.connect(onStatus);
    setInterval(() => { if (state === "waiting" || state === "silent") look(kernel); }, PROBE_EVERY);
    setInterval(() => { if (state === "up" && !document.hidden) look(kernel); }, CHECK_EVERY);
    onStatus(kernel, kernel.status);
  }

  const starting = setInterval(async () => {
    const app = window.jupyterapp;
    if (!app?.widgetManagerPromise) return;
    clearInterval(starting);
    const manager = await app.widgetManagerPromise.promise;
    watch(manager.kernel);
  }, 50);
})();
