// The words of the page shell, English and Russian. The language is the one chosen here or the browser's
// until the page says its own (roles.js).
"use strict";
(() => {
  const WORDS = {
    en: {
      opening: "Opening the desk…",
      slow: "This takes longer than usual. If it goes on, reload the page.",
      broken: "The desk could not be opened. Reload the page; if that does not help, start Turnsheet again.",
      waiting: "Connection lost, reconnecting… Nothing can be changed until it is back.",
      unsure: "The connection is back, but it broke while something was on its way. The page is loaded anew and shows what was saved; look at it before you press again.",
      working: "Turnsheet is still working… What is pressed now is done afterwards.",
      stuck: "Turnsheet is busy or hangs: it has not answered for a while. What was saved is safe in the sheet; if this goes on, reload the page.",
      silent: "Turnsheet does not answer: nothing is being saved. As soon as it runs again, this page goes on by itself; what was chosen and answered is kept.",
      gone: "This page has lost its process: nothing is being saved now. What was saved is safe in the sheet, what was chosen and answered is kept. The page comes back by itself.",
      locked: "Turnsheet was started anew and does not know this page any more: nothing is being saved. Open its new address; what was chosen and answered is kept.",
      reload: "Reload the page",
    },
    ru: {
      opening: "Открываем стол…",
      slow: "Это дольше обычного. Если не закончится, обновите страницу.",
      broken: "Стол не удалось открыть. Обновите страницу; если не поможет, запустите Turnsheet заново.",
      waiting: "Связь прервалась, восстанавливаем… Пока её нет, ничего изменить нельзя.",
      unsure: "Связь вернулась, но прервалась, когда что-то было в пути. Страница откроется заново и покажет, что записано; посмотрите на неё, прежде чем нажимать снова.",
      working: "Turnsheet ещё работает… Нажатое сейчас выполнится следом.",
      stuck: "Turnsheet занят или завис: уже давно не отвечает. Записанное в таблицу цело; если так и останется, обновите страницу.",
      silent: "Turnsheet не отвечает: ничего не сохраняется. Как только он снова заработает, страница продолжит сама; выбранное и отвеченное не пропадёт.",
      gone: "Страница потеряла связь: сейчас ничего не сохраняется. Записанное в таблицу цело, выбранное и отвеченное не пропадёт. Страница вернётся сама.",
      locked: "Turnsheet запустили заново, и эту страницу он больше не знает: ничего не сохраняется. Откройте новый адрес; выбранное и отвеченное не пропадёт.",
      reload: "Обновить страницу",
    },
  };
  const html = document.documentElement;
  const word = (key) => (WORDS[html.lang] ?? WORDS.en)[key];

  const speak = () => {
    for (const place of document.querySelectorAll("[data-ts-word]")) place.textContent = word(place.dataset.tsWord);
  };

  const setLanguage = (lang) => {
    if (!(lang in WORDS) || html.lang === lang) return;
    html.lang = lang;
    speak();
  };

  window.turnsheet = { word, speak, setLanguage };
  const chosen = document.cookie.match(/(?:^|; )ts-lang=(\w+)/)?.[1];
  setLanguage((chosen || navigator.language || "en").slice(0, 2).toLowerCase());
})();
