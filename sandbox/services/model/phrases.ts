import { nameThing, readIntent, singularOf } from '../../world/index.ts'
import { pick } from '../../world/random.ts'
import { itemAt } from '../../stage/items.ts'

const SENTENCES = [
  'Start with what you need {k} for, and how often.',
  'Two answers are usually enough to narrow the choice down.',
  'The details that matter most are easy to overlook at first.',
  'Prices tell less than they seem to; look at how long it lasts.',
  'Whoever has tried {k} once knows which mistake to avoid.',
  'Compare like with like: the same size, the same use, the same year.',
  'A short test at home saves a long way back.',
  'Keep notes, because the second choice builds on the first.',
  'If in doubt, take the simpler of two options.',
  'What works for others is a good start, but no rule.',
  'Give it a week before you decide.',
  'Ask what happens when something breaks, and who repairs it.',
]
const OPENINGS = [
  '{h} comes down to a few questions.',
  'There is more than one good way here, but some are quicker.',
  'Most guides begin at the wrong end.',
  'This part is short, because the rule is simple.',
]
/** Headlines by what a keyword asks for: {T} is its thing, {S} the same in singular. */
const TITLES: Record<string, string[]> = {
  best: ['Best {T}: Tested and Compared', 'Best {T}: Which Ones We Would Buy Again'],
  cheap: ['Cheap {T} That Last', 'Good {T} on a Small Budget'],
  buy: ['Buying {T}: What to Look At First'],
  price: ['{S} Prices: What You Pay For'],
  versus: ['{T}: The Differences That Matter'],
  review: ['{S} Reviews: What We Found'],
  what: ['What Is Meant by {T}? A Short Answer and a Longer One'],
  how: ['{T}: How It Is Done, Step by Step'],
  when: ['{T}: The Right Time'],
  make: ['How to Make {T}: Step by Step'],
  choose: ['How to Choose {T} in Four Steps', 'How to Choose {T}: What Matters and What Does Not'],
  clean: [
    'How to Clean {T}: Step by Step, Without Damage',
    'How to Clean {T}: What Helps and What Ruins Them',
  ],
  store: ['How to Store {T} Between Seasons', 'How to Store {T} so That They Last'],
  repair: ['How to Repair {T} Yourself', 'How to Repair {T}: From Quick Fixes to the Workshop'],
  size: ['{S} Size Guide: Measure Once, Order Right', '{S} Sizes Explained, With a Chart'],
  type: ['Types of {T}: Which One Is for Whom', 'Types of {T} and What Each Is Good At'],
  checklist: ['{S} Checklist: Nothing Forgotten', '{S} Packing List for a Day and for a Week'],
  lifespan: ['How Long {T} Last, and When to Replace Them', '{S} Lifespan: Signs of Wear'],
  material: ['{S} Materials Compared', '{S} Materials: Weight, Warmth and Wear'],
  beginner: ['{T} for Beginners: Where to Start', '{T} for Beginners: Ten Questions Before You Buy'],
  near: ['{T} Near You: Where to Try Before You Buy'],
  rent: ['{S} Rental: When It Pays Not to Buy'],
  used: ['Used {T}: What to Check Before You Pay'],
  brand: ['{S} Brands Worth Knowing', '{S} Brands: Who Makes What'],
  diy: ['Make Your Own {T}: Materials and Steps'],
}
const TITLES_OF_THINGS = [
  '{T}: How to Find the Right Ones',
  '{T} Worth Their Price: What to Compare',
  'The {S} Guide: Fit, Features and Prices',
  '{T}: What Matters Before You Buy',
]
const TITLES_OF_MODELS = ['{T}: Review, Sizes and Alternatives', '{T}: Features, Price and What Owners Say']
const SMALL = new Set('a an and at by for from in of on or the to vs with your'.split(' '))

/** German headlines: {T} is the keyword. */
const GERMAN_TITLES = [
  '{T}: Das Wichtigste auf einen Blick',
  '{T}: Tipps und häufige Fehler',
  '{T}: Worauf es ankommt',
  '{T}: Fragen und Antworten',
]

interface TitleOptions {
  /** The other keywords of a group. */
  others?: readonly string[]
  /** ISO 639-1. */
  language?: string
}

/** A headline that fits the intent of a keyword, or of a group. English and German are known; others get the keyword. */
export function writeTitle(subject: string, { others = [], language = 'en' }: TitleOptions = {}): string {
  if (language === 'de') return pick(GERMAN_TITLES, 'title', subject).replace('{T}', capitalizeParts(subject))
  if (language !== 'en') return capitalizeParts(subject)
  if (subject.includes(':') || !/^[\w\s'’-]+$/.test(subject)) return titleCase(subject)
  const all = [subject, ...others]
  const wants = all.map((keyword) => readIntent(keyword).wants[0] ?? '')
  const want = wants.every((one) => one === wants[0]) ? (wants[0] ?? '') : ''
  const thing = all
    .map((keyword) => nameThing(keyword))
    .filter((one, place) => place === 0 || one.split(' ').some((word) => subject.includes(word)))
    .reduce((best, one) => (one.length > best.length ? best : one))
  const plural = all.map((keyword) => nameThing(keyword)).find((one) => one === `${thing}s`) ?? thing
  const ofThing = /\d/.test(thing) ? TITLES_OF_MODELS : TITLES_OF_THINGS
  const template = pick(TITLES[want] ?? ofThing, 'title', subject)
  return template.replace('{T}', titleCase(plural)).replace('{S}', titleCase(singularOf(thing)))
}

/** "akku-rasenmäher kaufen" becomes "Akku-Rasenmäher kaufen". */
function capitalizeParts(text: string): string {
  return text.replaceAll(/(?:^|(?<=\p{L}-))\p{L}/gu, (letter) => letter.toUpperCase())
}

export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, place) =>
      place > 0 && SMALL.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

/** Sentences about a subject, always the same for the same words. */
export function writeSentences(subject: string, heading: string, count: number): string {
  const opening = pick(OPENINGS, 'opening', subject, heading).replace('{h}', heading)
  const first = Math.floor((SENTENCES.length * ((heading.length * 7 + subject.length) % 13)) / 13)
  const more = Array.from({ length: count - 1 }, (_, place) =>
    itemAt(SENTENCES, (first + place * 5) % SENTENCES.length).replace('{k}', subject),
  )
  return [opening, ...more].join(' ')
}

export function writeSummary(subject: string): string {
  return `What matters about ${subject}, in plain words: what to look at, what to avoid and where to start.`
}
