session-part = part { $number } of { $of }
