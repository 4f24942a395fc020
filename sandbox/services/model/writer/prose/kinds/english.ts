import type { Prose } from '../prose.ts'

export const ENGLISH_KINDS: Prose['kinds'] = {
  price: {
    signs: ['price', 'cost', 'spend', 'cheap', 'budget', 'worth'],
    openings: [
      'Price is where the search usually starts, and where it goes wrong when it is the only thing that counts.',
      'What you pay says something about what you get, just not as much as shops would like you to think.',
      'Set a limit before you open the first offer; afterwards it is too late.',
    ],
    links: [
      'Look behind the number, though.',
      'The sticker is only part of the bill.',
      'That puts the offers into proportion.',
      'Not every dollar buys the same thing.',
    ],
    closings: [
      'Decide what you want to spend, then buy the soundest thing that fits into that frame.',
      'If the budget is tight, wait for the end of the season rather than settling for less.',
      'Money that is not spent on extras is well spent on upkeep.',
    ],
  },
  size: {
    signs: ['size', 'fit', 'measure', 'sizing', 'chart', 'length', 'weight'],
    openings: [
      'Get the size wrong and nothing else on this page will help.',
      'Fit is a matter of minutes with a tape measure, and of months if you skip it.',
      'Labels promise an order that does not exist, so trust the tape.',
    ],
    links: [
      'Labels are a hint, not a promise.',
      'So measure, and then compare.',
      'Here it pays to be fussy.',
      'Numbers are one side of it, how it feels is the other.',
    ],
    closings: [
      'Order early enough that there is time to send something back.',
      'When in doubt, try it on with what you will wear or pack anyway.',
      'Note what fitted, for the next time you buy.',
    ],
  },
  care: {
    signs: ['clean', 'care', 'wash', 'look after', 'store', 'storing', 'maint', 'dry', 'waterproof', 'brush'],
    openings: [
      'Care is less work than its reputation, as long as you do it in the right order.',
      'A few quiet minutes now and then replace a long afternoon.',
      'You do not need a cupboard full of products for this.',
    ],
    links: [
      'The order matters here.',
      'Go gently from there.',
      'Patience does the rest.',
      'What comes afterwards is just as important.',
    ],
    closings: [
      'Do it in time, and there are no surprises later.',
      'Make it a habit, and it never becomes a chore.',
      'Anything beyond that is optional.',
    ],
  },
  life: {
    signs: ['last', 'lifespan', 'replace', 'age', 'wear', 'durab', 'lifetime'],
    openings: [
      'Nothing lasts forever, but how soon the end comes is partly up to you.',
      'Age shows in small things before it shows in large ones.',
      'The honest answer to how long is: it depends on use, and more on care.',
    ],
    links: [
      'Averages hide a lot, of course.',
      'Look for the signs early.',
      'Years on a calendar are only half of the story.',
      'Use counts more than time.',
    ],
    closings: [
      'Check it at the start of each season, when there is still time to act.',
      'When safety depends on it, replace it sooner rather than later.',
      'If you are unsure, ask a workshop to have a look before you throw anything away.',
    ],
  },
  repair: {
    signs: ['repair', 'fix', 'mend', 'patch'],
    openings: [
      'Plenty of damage looks final and is not.',
      'A repair begins with an honest look at what is broken.',
      'Before you order something new, see what can be saved.',
    ],
    links: [
      'Weigh the effort against a new purchase.',
      'Some jobs belong on the kitchen table, others in a workshop.',
      'Take your time with the preparation.',
      'The rest is craft.',
    ],
    closings: [
      'What you have mended yourself, you also treat with more respect.',
      'Keep the receipt of the workshop, since many give a warranty on their work.',
      'And if it does not hold, you have lost little more than an evening.',
    ],
  },
  mistakes: {
    signs: ['mistake', 'avoid', 'wrong', 'problem', 'fail', 'why is', 'error'],
    openings: [
      'Other people have already made these mistakes, so you do not have to.',
      'Things rarely go wrong all at once; it is mostly small habits that do the damage.',
      'It is cheaper to read this part than to live through it.',
    ],
    links: [
      'It sounds trivial, and still it happens all the time.',
      'The pattern behind it is always similar.',
      'The remedy is simple enough.',
      'Hurry is the usual cause.',
    ],
    closings: [
      'If you recognise yourself in one of these, you are in good company.',
      'Avoid these few, and you are ahead of many others.',
      'A short checklist on the door is enough to prevent all of it.',
    ],
  },
  material: {
    signs: ['material', 'type', 'kind', 'fabric', 'leather', 'flour', 'wood', 'made of'],
    openings: [
      'Materials are a trade-off, whatever the advertising says.',
      'There is no winner here, only a better match for what you plan.',
      'What something is made of decides how it behaves on a bad day.',
    ],
    links: [
      'Each of them gives something and takes something.',
      'In use, the difference shows quickly.',
      'A closer look is worth it.',
      'Marketing names make this harder than it is.',
    ],
    closings: [
      'Choose for the conditions you meet every month, not for those you meet once.',
      'Let your usual weather decide, and ignore the rest.',
      'Once you know which property you need, the choice makes itself.',
    ],
  },
  used: {
    signs: ['used', 'second hand', 'rent', 'environment', 'green', 'sustain'],
    openings: [
      'New is not the only option, and often not the sensible one.',
      'Second hand is a good idea if you know where to look.',
      'There is more than money to be saved here.',
    ],
    links: [
      'A close look protects you from bad surprises.',
      'Ask for the history before you ask for the price.',
      'It depends on how often you need it.',
      'The environment has a say in this, too.',
    ],
    closings: [
      'If the seller cannot answer a simple question, walk away.',
      'For an occasional trip, borrowing is the easiest answer of all.',
      'In the end, what gets used for years was a good purchase, new or not.',
    ],
  },
  choose: {
    signs: [
      'choose',
      'choosing',
      'look for',
      'find',
      'right one',
      'buy',
      'compare',
      'select',
      'tips',
      'which',
    ],
    openings: [
      'Before you compare anything, be clear about what you need it for.',
      'A good choice starts at home, with a pencil, and not in the shop.',
      'The market is large, but your list of requirements is probably short.',
    ],
    links: [
      'Keep that in mind when you read the labels.',
      'From there, the field gets smaller quickly.',
      'Features come after that.',
      'A test at home tells you what no label can.',
    ],
    closings: [
      'What is left on your list now is worth trying out.',
      'Take the simpler option when both would do.',
      'Sleep on it; good equipment is still there tomorrow.',
    ],
  },
  basics: {
    signs: ['what is', 'what are', 'basics', 'in brief', 'good for', 'need to know'],
    openings: [
      'First things first: what are we talking about?',
      'A little background makes every later decision easier.',
      'The idea is quickly explained, and the details are where it gets interesting.',
    ],
    links: [
      'That much is common ground.',
      'The differences are in the detail.',
      'Names help less than you might hope.',
      'It is useful to know where all this comes from.',
    ],
    closings: [
      'With that in mind, the rest of this page is easy to place.',
      'So much for the background; now to the practical side.',
      'Everything else builds on this.',
    ],
  },
  other: {
    signs: [],
    openings: [
      'Take this step calmly, because it is easy to do well and annoying to repeat.',
      'Here the details matter more than the tools.',
      'It looks like a side issue until you leave it out.',
      'There is more than one way to do this, but not all of them end well.',
      'Give this part a little more time than you think it needs.',
      'This is the moment when good preparation pays off.',
      'A small thing, and yet it decides how the rest turns out.',
      'You will do this more than once, so it is worth learning properly.',
      'Much of what people get wrong goes back to this point.',
      'With the basics in place, this part is simple.',
    ],
    links: [
      'There is a reason for that.',
      'Keep an eye on the details.',
      'That is only part of the picture.',
      'A second look is worth it.',
      'In practice it is simpler than it sounds.',
      'Do not rush this.',
      'It pays to know the background.',
      'The next point is easily forgotten.',
      'So far the rule; now the exception.',
      'And there is more to it.',
      'This is where experience helps.',
      'Common sense takes you most of the way.',
      'Small changes go a long way here.',
      'What sounds strict is quickly done.',
    ],
    closings: [
      'Once this is done, you can go on without worry.',
      'If something feels off, stop and start again from here.',
      'Leave it at that; more effort rarely helps.',
      'After a few rounds you will no longer need instructions for it.',
      'Write down what worked, and the next time takes minutes.',
      'It is a modest effort for what you gain.',
      'Everything that follows builds on this.',
      'Trust your own eyes as well as the rule.',
    ],
  },
}
