// The sheet of all keys: `?` or the button in the row of pages opens it, Esc closes it. The browser keeps the keyboard
// inside while it is open and gives it back afterwards. The switch for rolling dice is here too.
"use strict";
(() => {
  const WORDS = {
    en: {
      title: "Keys",
      close: "Close",
      motion: "Dice roll on the screen for a moment",
      parts: [
        ["The next step", [
          ["N", "to whatever is to be done next; again: past a choice that stays open"],
          ["Enter", "in a list or box: take it and go on"],
          ["Esc", "leave a list, a box or the map, so that letters are keys again"],
        ]],
        ["Choose", [
          ["W", "who acts"], ["D", "does what"], ["T", "to whom; each press goes to the next choice"],
          ["M", "the map: arrows, then Enter; Backspace takes back"], ["V", "what will happen"],
          ["O", "your own numbers"], ["L", "the log"],
        ]],
        ["Dice and questions", [
          ["R", "roll"], ["I", "the box for a die, or the question"], ["1–9", "an answer, in the order shown"],
        ]],
        ["Save", [["C", "save to the workbook"], ["U, Ctrl Z", "undo the last action"], ["Y, Ctrl Y", "redo"]]],
        ["Pages: G, then", [
          ["B", "battle"], ["R", "roster"], ["C", "check"], ["O", "odds"], ["L", "log"], ["P", "player"],
          ["S", "spectator"], ["H", "all campaigns"],
        ]],
      ],
    },
    ru: {
      title: "Клавиши",
      close: "Закрыть",
      motion: "Кубики катятся на экране",
      parts: [
        ["Следующий шаг", [
          ["N", "к тому, что делать дальше; ещё раз: мимо выбора, который останется открытым"],
          ["Enter", "в списке или поле: принять и идти дальше"],
          ["Esc", "выйти из списка, поля или с карты: буквы снова клавиши"],
        ]],
        ["Выбор", [
          ["W", "кто"], ["D", "что делает"], ["T", "по кому; каждое нажатие — к следующему выбору"],
          ["M", "карта: стрелки, затем Enter; Backspace — назад"], ["V", "что произойдёт"], ["O", "свои числа"], ["L", "журнал"],
        ]],
        ["Кубики и вопросы", [
          ["R", "бросить"], ["I", "поле для кубика или вопрос"], ["1–9", "ответ, по порядку"],
        ]],
        ["Сохранение", [
          ["C", "сохранить в книгу"], ["U, Ctrl Z", "отменить последнее действие"], ["Y, Ctrl Y", "повторить"],
        ]],
        ["Страницы: G, затем", [
          ["B", "бой"], ["R", "состав"], ["C", "проверка"], ["O", "шансы"], ["L", "журнал"], ["P", "игрок"],
          ["S", "зритель"], ["H", "все кампании"],
        ]],
      ],
    },
  };
  const html = document.documentElement;
  const sheet = document.createElement("dialog");
  sheet.id = "ts-help";
  sheet.setAttribute("aria-labelledby", "ts-help-title");

  function made(name, text = "", inside = []) {
    const one = document.createElement(name);
    one.append(text, ...inside);
    return one;
  }

  function part([title, keys]) {
    const rows = keys.map(([key, about]) => {
      const named = key.split(", ").flatMap((one) => [made("kbd", one), " "]);
      return made("div", "", [made("dt", "", named), made("dd", about)]);
    });
    return made("section", "", [made("h3", title), made("dl", "", rows)]);
  }

  function motion(label) {
    const box = document.createElement("input");
    box.type = "checkbox";
    box.checked = html.dataset.tsMotion !== "off";
    box.addEventListener("change", () => window.turnsheet.setMotion(box.checked));
    return made("label", "", [box, label]);
  }

  function open() {
    if (sheet.open) return;
    const words = WORDS[html.lang] ?? WORDS.en;
    const title = made("h2", words.title);
    const close = made("button", words.close);
    title.id = "ts-help-title";
    close.type = "button";
    close.className = "ts-button";
    close.addEventListener("click", () => sheet.close());
    sheet.replaceChildren(made("header", "", [title, close]), made("div", "", words.parts.map(part)), motion(words.motion));
    sheet.showModal();
  }

  document.body.append(sheet);
  sheet.addEventListener("click", (event) => {
    if (event.target === sheet) sheet.close(); // beside it
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-ts-help]")) open();
  });
  document.addEventListener("keydown", (event) => {
    const asked = event.key === "?" || (event.shiftKey && event.code === "Slash");
    if (!asked || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("input, textarea, select")) return;
    event.preventDefault();
    open();
  });
})();
