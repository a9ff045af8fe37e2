# One writer at a time (desk/leasing.py, desk/taking_over.py)
ui-desk-choosing-elsewhere = { $named ->
    [no] Somebody at another page is choosing. You see what they choose and can change nothing of it.
   *[other] { $who } is choosing. You see what they choose and can change nothing of it.
}
ui-desk-choosing-own = { $who } is choosing in another window. You see what is chosen and can change nothing of it here.
ui-desk-take-over-means = { $named ->
    [no] If you take over, you choose from here on, and their page only looks on. What they chose and answered stays.
   *[other] If you take over, you choose from here on, and { $who } only looks on and is told so. What they chose and answered stays.
}
ui-desk-taken-over = You choose now. What was chosen and answered so far stands.
ui-desk-taken-over-from-you = { $named ->
    [no] Somebody at another page has taken over: they choose now. What you chose is still here; nothing is lost.
   *[other] { $who } has taken over: they choose now. What you chose is still here; nothing is lost.
}
ui-desk-button-take-over = Take over
ui-desk-button-take-over-yes = Yes, I choose from here on
ui-desk-button-take-over-no = Leave it to them

# Who is here (here.py)
ui-here-title = Here:
ui-here-you = you
ui-here-name = { $named ->
    [no] somebody
   *[yes] { $name }
}
ui-here-person = { $named ->
    [no] { $role ->
        [player] a player of { $side }
        [spectator] a spectator
       *[gm] somebody
    }
   *[yes] { $role ->
        [player] { $name }, player of { $side }
        [spectator] { $name }, spectator
       *[gm] { $name }
    }
}
ui-here-choosing = { $named ->
    [no] somebody, choosing for { $about }
   *[yes] { $name }, choosing for { $about }
}

# Nothing lost (desk/desk.py)
ui-desk-fallen-away = { $moved ->
    [yes] The workbook has changed, and what is planned comes out differently:
   *[no] What is planned comes out differently now:
}{" "}{ $answers ->
    [0] {""}
    [one] 1 die or answer
   *[other] { $answers } dice or answers
}{ $numbers ->
    [0] {""}
   *[other] { $answers ->
        [0] {""}
       *[other] {" and "}
    }{ $numbers ->
        [one] 1 number of your own
       *[other] { $numbers } numbers of your own
    }
} no longer fitted and went. The rest stands; what is missing is asked anew.
ui-desk-opened-kept = Read { $name }. What is planned is as it was ({ $chosen ->
    [one] { $chosen } choice
   *[other] { $chosen } choices
}, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}); nothing of it is saved yet.
