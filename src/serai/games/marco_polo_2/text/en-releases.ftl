# What each version of the rules has changed, for tables that were begun before it.
release-2 = A city’s card or special action opens with its owner’s next turn; bonuses of posts set together come in the order their owner says; on the middle and top travel spaces the lowest die is the limit; goal cards list seals; before the action a last die goes on the money bag only if the turn began with it.
