### Looking back at a game in the terminal.

terminal-review-keys = Enter or n: next move; b: back; m: next mistake; a number: that move; f: find it yourself; o: overview; q: quit.
terminal-review-no-more = No move after this one is marked.
terminal-review-prompt = Move { $number }
terminal-review-answer = Your move, or Enter for the answer
terminal-review-moves = The moves are 1 to { $last }.
