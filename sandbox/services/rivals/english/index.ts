import { groupDigits } from '../facts.ts'
import type { Phrasebook } from '../phrasebook.ts'
import { buying } from './buying.ts'
import { owning } from './owning.ts'

/** {p} is the thing in the plural; see products.ts for the parts, materials and uses. */
export const english: Phrasebook = {
  language: 'en',
  space: ' ',
  writePrice: (dollars) => `$${groupDigits(dollars, 'en')}`,
  writeSubject: (words) => words,
  anything: { one: 'outdoor product', many: 'outdoor products' },
  titles: [
    '{P}: the complete guide',
    '{P}: what matters and what does not',
    'How to find {p} you will keep',
    'The {s} handbook',
  ],
  intro: [
    'We have used {p} for {weeks} weeks, on {use} as well as on {hard}, and kept notes on all of it.',
    'Most questions that reach us about {p} are the same five or six, so here are the answers.',
    'This guide tells you what to look at, what you can ignore and where people lose money.',
    'We bought {tested} models, lent half of them to readers and compared what came back.',
    'You do not have to read it from top to bottom: each part stands on its own.',
    'Nobody paid us for this comparison, and we have no {p} to sell.',
  ],
  sections: { ...buying, ...owning },
  faqHeading: 'Frequently asked questions',
  faq: [
    {
      question: 'Can {p} be repaired?',
      answer: 'Yes, {p} can be repaired as long as spare {part} are available.',
    },
    {
      question: 'How many years do {p} last?',
      answer: 'With normal use {p} last {years} years, and a little longer with good care.',
    },
    {
      question: 'What do good {p} cost?',
      answer: 'Good {p} cost around {middle}; simple ones start at {low}.',
    },
    {
      question: 'How often should you clean {p}?',
      answer: 'It is enough to clean {p} every {months} months.',
    },
    {
      question: 'Are used {p} worth it?',
      answer: 'Yes, used {p} are worth it if the {part} are sound and spare parts are available.',
    },
    {
      question: 'Can you return {p} that do not fit?',
      answer: 'Most shops take {p} back within {returns} days if they have not been used outside.',
    },
    {
      question: 'Do you need {a feature}?',
      answer: 'You need {a feature} for {hard}, but hardly ever for {use}.',
    },
    {
      question: 'Is {stuff} better than {rival}?',
      answer: 'In daily use {stuff} lasts longer, while {rival} is lighter.',
    },
  ],
  quotes: [
    'People look at the {part} last, and that is what they bring back to me first.',
    'I would rather own one good model for {years} years than a new one every spring.',
    'Half of what we repair would still be fine with ten minutes of care.',
    'The best test is a week of rain, not a showroom.',
    'Nobody has ever complained to me about too much {key}.',
    'Good {stuff} tells you when it needs help, you only have to look.',
  ],
  said: [
    '“{quote},” says {person}, who repairs {p} for a living.',
    '“{quote},” says {person}, who has tested {p} for {old} years.',
    '“{quote},” says {person}, a guide who lives with {p} all year.',
  ],
  tipsHeading: 'Our tips in short',
  tips: [
    'Write down where you will use {p} before you look at offers.',
    'Set a limit, for example {middle}.',
    'Check the weight: about {grams} grams is a good value.',
    'Ask for the standard EN {standard}.',
    'Ask what spare {part} cost.',
    'Keep the receipt until the warranty ends.',
  ],
  table: { heads: ['Class', 'Price', 'Weight'], rows: ['Entry', 'Middle', 'Premium'] },
  institutes: ['Product Testing Institute', 'National Consumer Board', 'Northern Materials Laboratory'],
  menu: ['Home', 'Guides', 'Tests', 'About us'],
  boilerplate: {
    cookies: 'We use cookies to make this website better and to measure how it is used.',
    accept: 'Accept all',
    newsletter: 'Subscribe to our newsletter and get 10 percent off your next order.',
    related: 'You may also like',
    footer: 'All rights reserved. Imprint, privacy policy and terms of use.',
    by: 'By {person}',
  },
}
