// Whether the page still has its process. While it has not, nothing on it can be pressed and a banner says why.
//   up       all is well
//   working  nothing was heard of the process for a while: it may be busy, and what is pressed waits for it
//   stuck    the same for long
//   waiting  the line is cut, trying again
//   unsure   it is back, but something was on its way when it was cut: the page is loaded anew, to show what arrived
//   silent   the server has not answered for a while
//   gone     the process has ended: the page is loaded anew, by itself where the server answers and lets it in
//   locked   the server lets this browser in no more
"use strict";
(() => {
  const { word } = window.turnsheet;
  const html = document.documentElement;
  const desk = document.getElementById("rendered_cells");
  const banner = document.getElementById("ts-connection");
  const SILENT_AFTER = 5000;
  const PROBE_EVERY = 1500;
  const CHECK_EVERY = 15000;
  const RELOAD_AFTER = 3000;
  const NOT_AGAIN_FOR = 30000; // a page that dies again at once is loaded again by a person, a line cut again waits
  const RELOADED = "ts-reloaded";
  const LIVELY = ["up", "working", "stuck"]; // the line is there, and the page is open to be pressed
  const WORKING_AFTER = 6; // seconds without a beat of the page's own pulse, which comes every three
  const STUCK_AFTER = 20;
  const LONG_AFTER = 400; // later than a button says so (toolkit/ui/moment.py): the whole page is dressed for it
  let state = "up";
  let cutSince = 0;
  let lost = false; // what was on its way when the line was cut may never arrive, nor its answer
  let ours = null; // the process behind this page

  function become(next) {
    if (state === "locked" || state === next || (state === "gone" && next !== "locked")) return;
    state = next;
    html.dataset.tsConnection = next;
    banner.hidden = next === "up";
    banner.setAttribute("role", LIVELY.includes(next) ? "status" : "alert");
    banner.replaceChildren();
    if (next === "up") return;
    const sentence = document.createElement("span");
    sentence.dataset.tsWord = next;
    sentence.textContent = word(next);
    banner.append(sentence);
    if (["gone", "locked", "stuck", "unsure"].includes(next)) banner.append(reloadButton());
    if (next === "gone" || next === "unsure") setTimeout(comeBack, RELOAD_AFTER);
  }

  // Only once the server answers: a page that is loaded from nowhere is gone with all that stands in its boxes.
  async function comeBack() {
    const stamp = `${RELOADED}-${state}`; // a line that was cut before is no death
    const early = Number(sessionStorage.getItem(stamp) ?? 0) + NOT_AGAIN_FOR - Date.now();
    if (early > 0) return state === "unsure" ? setTimeout(comeBack, early) : undefined; // its process is well
    const found = await probe(ours);
    if (found === "silent") return setTimeout(comeBack, PROBE_EVERY);
    if (found === "locked") return become(found);
    sessionStorage.setItem(stamp, String(Date.now()));
    location.reload();
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
    if (LIVELY.includes(state) || event.target.closest?.("summary")) return;
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
      return { 404: "gone", 403: "locked" }[answer.status] ?? "silent";
    } catch {
      return "silent";
    }
  }

  async function look(kernel) {
    const found = await probe(kernel);
    if (found === "gone" || found === "locked") return become(found);
    if (kernel.connectionStatus === "connected") return;
    if (found === "there") {
      become("waiting");
      kernel.reconnect().catch(() => {}); // Jupyter's own next try may be many seconds away
    } else if (Date.now() - cutSince > SILENT_AFTER) {
      become("silent");
    }
  }

  // A process that hangs keeps its line and its server says it is there: only its silence tells. Seconds are counted
  // one by one, for a laptop that slept has heard nothing all the while.
  function listen(kernel) {
    let silence = -Infinity; // a page without a pulse is never waited for
    kernel.iopubMessage.connect((_, message) => {
      if (message.content?.data?.state?.beat || silence >= 0) silence = 0;
      if (state === "working" || state === "stuck") become("up");
    });
    setInterval(() => {
      silence += 1;
      if (!LIVELY.includes(state)) silence = Math.min(silence, 0);
      else if (silence >= STUCK_AFTER) become("stuck");
      else if (silence >= WORKING_AFTER) become("working");
    }, 1000);
  }

  // The page is busy from the moment it asks anything of its process until that has been answered.
  function count(kernel) {
    const asked = new Set();
    let moment = 0;
    // Nothing is dressed for what is over in a moment: even what does not move yet would be drawn again and again.
    const tell = () => {
      const busy = asked.size > 0;
      if (busy === html.hasAttribute("data-ts-busy")) return;
      html.toggleAttribute("data-ts-busy", busy);
      clearTimeout(moment);
      if (busy) moment = setTimeout(() => html.setAttribute("data-ts-long", ""), LONG_AFTER);
      else html.removeAttribute("data-ts-long");
    };
    kernel.anyMessage.connect((_, { msg, direction }) => {
      if (direction === "send" && msg.channel === "shell") asked.add(msg.header.msg_id);
      tell();
    });
    kernel.iopubMessage.connect((_, msg) => {
      if (msg.header.msg_type === "status" && msg.content.execution_state === "idle") asked.delete(msg.parent_header.msg_id);
      tell();
    });
    let whole = kernel.connectionStatus === "connected";
    kernel.connectionStatusChanged.connect((_, status) => {
      if (whole && asked.size) lost = true;
      whole = status === "connected";
      asked.clear(); // the answers of a cut line may never come
      tell();
    });
  }

  function watch(kernel) {
    ours = kernel;
    listen(kernel);
    count(kernel);
    const onConnection = () => {
      if (kernel.connectionStatus === "connected") return become(lost ? "unsure" : "up");
      if (LIVELY.includes(state)) cutSince = Date.now();
      if (state !== "silent") become("waiting");
    };
    const onStatus = (_, status) => {
      if (/dead|restarting/.test(status)) become("gone");
    };
    kernel.connectionStatusChanged.connect(onConnection);
    kernel.statusChanged.connect(onStatus);
    setInterval(() => { if (state === "waiting" || state === "silent") look(kernel); }, PROBE_EVERY);
    setInterval(() => { if (LIVELY.includes(state) && !document.hidden) look(kernel); }, CHECK_EVERY);
    onStatus(kernel, kernel.status);
  }

  const managed = new Promise((done) => {
    const starting = setInterval(() => {
      const coming = window.jupyterapp?.widgetManagerPromise;
      if (!coming) return;
      clearInterval(starting);
      coming.promise.then(done);
    }, 50);
  });
  managed.then((manager) => watch(manager.kernel));
  window.turnsheet.managed = managed; // Jupyter's own keeper of the widgets, once it is there
})();
