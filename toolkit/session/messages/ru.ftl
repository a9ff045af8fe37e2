session-part = часть { $number } из { $of }
