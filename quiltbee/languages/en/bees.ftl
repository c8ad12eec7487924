# What the bees say at the table, each in its own voice.

## At the start

bee-greets-1 = Hi! I always take the pretty one. You too?
bee-greets-2 = I like the small ones best. They fit everywhere.
bee-greets-3 = Save up? Me? I spend everything I have.
bee-greets-4 = Take your time. My tea is still hot.
bee-greets-5 = Not one gap today. Well, hardly any.
bee-greets-6 = I have already counted the paydays. Have you?
bee-greets-7 = Measure twice, sew once. Good luck!
bee-greets-8 = Interesting circle. I have plans for it.
bee-greets-9 = I think I know how this ends. Surprise me.
bee-greets-10 = A good game takes two. Show me what you have.

## The bee has won

bee-won-1 = I won? I won! Did you see that?
bee-won-2 = Told you: the small ones fit everywhere!
bee-won-3 = And not a single regret. Shall we play again?
bee-won-4 = Nicely played. There is tea left, if you want another.
bee-won-5 = My best work this week. Want to spoil the next?
bee-won-6 = I did my sums. Next time you might catch me out.
bee-won-7 = Neat work wins. I liked some of yours, too.
bee-won-8 = Nearly to plan. Tell me yours next time.
bee-won-9 = I saw it coming. But you made me look twice.
bee-won-10 = The crown stays here for today. Come and get it.

## The bee has lost

bee-lost-1 = Wow! Can you show me how you did that?
bee-lost-2 = Oh, yours is lovely. Mine lets the wind through.
bee-lost-3 = Perhaps I should have saved a little. Again?
bee-lost-4 = Well done. I’ll put the kettle on and think about it.
bee-lost-5 = All right, there were gaps. Next time!
bee-lost-6 = You did your sums better than I did. Respect.
bee-lost-7 = Clean work. I have nothing to add.
bee-lost-8 = That was not in my plan. Was it in yours?
bee-lost-9 = I did not see that coming. That is rare.
bee-lost-10 = The crown is yours today. I’ll want it back.
