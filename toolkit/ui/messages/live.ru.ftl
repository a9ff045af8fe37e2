# One writer at a time (desk/leasing.py, desk/taking_over.py)
ui-desk-choosing-elsewhere = { $named ->
    [no] Кто-то выбирает на другой странице. Вы видите выбор, но менять его не можете.
   *[other] Сейчас выбирает { $who }. Вы видите выбор, но менять его не можете.
}
ui-desk-choosing-own = { $who } выбирает в другом окне. Здесь выбор виден, но менять его нельзя.
ui-desk-take-over-means = { $named ->
    [no] Если взять выбор на себя, дальше выбираете вы, а та страница только смотрит. Всё выбранное и отвеченное остаётся.
   *[other] Если взять выбор на себя, дальше выбираете вы, а { $who } только смотрит и узнаёт об этом. Всё выбранное и отвеченное остаётся.
}
ui-desk-taken-over = Теперь выбираете вы. Всё выбранное и отвеченное остаётся в силе.
ui-desk-taken-over-from-you = { $named ->
    [no] Выбор взяли на себя на другой странице: теперь выбирают там. Ваш выбор здесь, ничего не потеряно.
   *[other] { $who } берёт выбор на себя и выбирает теперь. Ваш выбор здесь, ничего не потеряно.
}
ui-desk-button-take-over = Взять на себя
ui-desk-button-take-over-yes = Да, дальше выбираю я
ui-desk-button-take-over-no = Оставить как есть

# Who is here (here.py)
ui-here-title = Здесь:
ui-here-you = вы
ui-here-name = { $named ->
    [no] кто-то
   *[yes] { $name }
}
ui-here-person = { $named ->
    [no] { $role ->
        [player] игрок стороны { $side }
        [spectator] зритель
       *[gm] кто-то
    }
   *[yes] { $role ->
        [player] { $name }, игрок стороны { $side }
        [spectator] { $name }, зритель
       *[gm] { $name }
    }
}
ui-here-choosing = { $named ->
    [no] кто-то, выбирает за: { $about }
   *[yes] { $name }, выбирает за: { $about }
}

# Nothing lost (desk/desk.py)
ui-desk-fallen-away = { $moved ->
    [yes] Книга изменилась, и намеченное выходит иначе:
   *[no] Намеченное теперь выходит иначе:
}{" "}{ $answers ->
    [0] {""}
    [one] { $answers } кубик или ответ
    [few] { $answers } кубика или ответа
   *[other] { $answers } кубиков или ответов
}{ $numbers ->
    [0] {""}
   *[other] { $answers ->
        [0] {""}
       *[other] {" и "}
    }{ $numbers ->
        [one] { $numbers } своё число
        [few] { $numbers } своих числа
       *[other] { $numbers } своих чисел
    }
} больше не подходят и убраны. Остальное в силе; недостающее будет спрошено заново.
ui-desk-opened-kept = Прочитано: { $name }. Задуманное осталось как было ({ $chosen ->
    [one] { $chosen } выбор
    [few] { $chosen } выбора
   *[many] { $chosen } выборов
}, { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
}); ничего из этого ещё не записано.
