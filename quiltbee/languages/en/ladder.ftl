### Ratings by speed, and profiles.

ladder-text = Rated games with people and bots count, each speed on its own. A question mark means: not settled yet.
ladder-speed = Speed
ladder-none = Nobody has a rating at this speed yet.
ladder-rank = Rank
ladder-name = Name
ladder-rating = Rating
ladder-games = Games
ladder-nameless = Without a name
ladder-listed = Accounts are listed here unless their owners have chosen otherwise on their page.
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
