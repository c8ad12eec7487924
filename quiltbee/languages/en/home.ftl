### The first page.

more = More
your-account = Your account and ratings
