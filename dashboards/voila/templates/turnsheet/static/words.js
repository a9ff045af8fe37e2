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
      silent: "Turnsheet does not answer: nothing is being saved. If it still runs, this page goes on by itself; if it was started anew, open its new address.",
      gone: "Disconnected: nothing is being saved. What was committed is safe in the sheet.",
      reload: "Reload the page",
    },
    ru: {
      opening: "Открываем стол…",
      slow: "Это дольше обычного. Если не закончится, обновите страницу.",
      broken: "Стол не удалось открыть. Обновите страницу; если не поможет, запустите Turnsheet заново.",
      waiting: "Связь прервалась, восстанавливаем… Пока её нет, ничего изменить нельзя.",
      silent: "Turnsheet не отвечает: ничего не сохраняется. Если он ещё работает, страница продолжит сама; если его запустили заново, откройте новый адрес.",
      gone: "Связи больше нет: ничего не сохраняется. Всё, что записано в таблицу, цело.",
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
