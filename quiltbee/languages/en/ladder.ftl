### Ratings by speed, and profiles.

ladder-text = Rated games with people, bots and levels of the computer count, each speed on its own. A question mark means: provisional.
ladder-speed = Speed
ladder-none = Nobody has a rating at this speed yet.
ladder-rank = Rank
ladder-name = Name
ladder-rating = Rating
ladder-games = Games
ladder-nameless = Without a name
ladder-listed = Accounts are listed here unless their owners have chosen otherwise on their page.
ratings-rules = What counts
ratings-rule-who = Every person has an account, and the game has a clock. Against a level of the computer only yours runs, from the start.
ratings-rule-start = The circle and the seats are drawn once both sit, or the start is fair. From then on the game has a result.
ratings-rule-early = Resigning, or losing on time, before the game is half played costs the loser rating and earns the winner none.
ratings-rule-forfeit = A forfeit declared in a tournament changes no rating.
ratings-rule-daily = Of the games between the same two players, three a day count.
ratings-rule-rank = A rank needs an established rating, and games with at least three players whose ratings are established; each level of the computer is one of them.
profile-bot = bot
profile-you = This is you
profile-ratings = Ratings
profile-no-ratings = No rated game yet.
profile-against = Against each opponent
profile-recent = Recent games
profile-none = No rated or public game yet.
profile-won = won { $points }
profile-lost = lost { $points }
profile-rated = rated
