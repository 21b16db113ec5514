"""For authors of games: does a game keep its promises, and does it play well through the real screens?"""
