import { isName, isQuestion, nameThing, readIntent, SHOP, singularOf } from '../../world/index.ts'
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
/** Headlines by what a keyword asks for: {T} and {t} are its thing, {S} and {s} the same in singular. */
const TITLES: Record<string, string[]> = {
  best: ['Best {t}: tested and compared', 'Best {t}: which ones we would buy again'],
  cheap: ['Cheap {t} that last', 'Good {t} on a small budget'],
  buy: ['Buying {t}: what to look at first'],
  price: ['{S} prices: what you pay for'],
  review: ['{S} reviews: what we found'],
  what: ['What is meant by {t}? A short answer and a longer one'],
  make: ['How to make {t}: step by step'],
  versus: ['{S} comparison: the differences that matter'],
  choose: ['How to choose {t} in four steps', 'How to choose {t}: what matters and what does not'],
  clean: [
    'How to clean {t}: step by step, without damage',
    'How to clean {t}: what helps and what ruins them',
  ],
  store: ['How to store {t} between seasons', 'How to store {t} so that they last'],
  repair: ['How to repair {t} yourself', 'How to repair {t}: from quick fixes to the workshop'],
  size: ['{S} size guide: measure once, order right', '{S} sizes explained, with a chart'],
  type: ['Types of {t}: which one is for whom', 'Types of {t} and what each is good at'],
  checklist: ['{S} checklist: nothing forgotten', '{S} packing list for a day and for a week'],
  lifespan: ['How long {t} last, and when to replace them', '{S} lifespan: signs of wear'],
  material: ['{S} materials compared', '{S} materials: weight, warmth and wear'],
  beginner: ['{T} for beginners: where to start', '{T} for beginners: ten questions before you buy'],
  near: ['{T} near you: where to try before you buy'],
  rent: ['{S} rental: when it pays not to buy'],
  used: ['Used {t}: what to check before you pay'],
  brand: ['{S} brands worth knowing', '{S} brands: who makes what'],
  diy: ['Make your own {t}: materials and steps'],
}
const TITLES_OF_THINGS = [
  '{T}: how to find the right ones',
  '{T} worth their price: what to compare',
  'The {s} guide: fit, features and prices',
  '{T}: what matters before you buy',
]
/** Headlines about a shop or a maker, which is no thing that one chooses between. */
const TITLES_OF_NAMES = ['{T}: range, prices and reviews', 'What to know about {T}']
const TITLES_OF_MODELS = ['{T}: review, sizes and alternatives', '{T}: features, price and what owners say']

/** Headlines about a whole question: {Q} is the keyword. */
const TITLES_OF_QUESTIONS: Record<string, string> = {
  how: '{Q}: step by step',
  when: '{Q}: the right time and the signs',
  versus: '{Q}: the differences that matter',
}
const TITLE_OF_ANY_QUESTION = '{Q}? The short answer, and why'

/** Words of headlines that are only right about several things. */
const ABOUT_SEVERAL = /\b(?:them|they|their|ones|last)\b/

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
  if (subject.includes(':') || !/^[\w\s'’-]+$/.test(subject)) return capitalize(subject)
  const all = [subject, ...others]
  const question = isQuestion(subject) ? subject : all.find((keyword) => asksHow(keyword, subject))
  if (question !== undefined)
    return (TITLES_OF_QUESTIONS[readIntent(question).wants[0] ?? ''] ?? TITLE_OF_ANY_QUESTION).replace(
      '{Q}',
      capitalize(nameShop(question)),
    )
  const wants = all.map((keyword) => readIntent(keyword).wants[0] ?? '')
  const want = wants.every((one) => one === wants[0]) ? (wants[0] ?? '') : ''
  const thing = all
    .map((keyword) => nameThing(keyword))
    .filter((one, place) => place === 0 || one.split(' ').some((word) => subject.includes(word)))
    .reduce((best, one) => (one.length > best.length ? best : one))
  const plural = findPlural(thing, all)
  const isModel = /\d/.test(thing) && thing.split(' ').some(isName)
  const ofThing = isModel ? TITLES_OF_MODELS : TITLES_OF_THINGS
  const templates = isName(thing) ? TITLES_OF_NAMES : (TITLES[want] ?? ofThing)
  const fitting =
    singularOf(plural) === plural ? templates.filter((one) => !ABOUT_SEVERAL.test(one)) : templates
  const template = pick(fitting.length > 0 ? fitting : templates, 'title', subject)
  const many = isModel ? nameModel(plural) : nameShop(plural)
  const one = isModel ? many : nameShop(singularOf(thing))
  return template
    .replace('{T}', capitalize(many))
    .replace('{t}', many)
    .replace('{S}', capitalize(one))
    .replace('{s}', one)
}

/** Whether a keyword asks how to do what another one only names, as "how to set up a tent" does of "setting up a tent". */
function asksHow(keyword: string, named: string): boolean {
  const { wants, subject } = readIntent(keyword)
  return (
    isQuestion(keyword) && wants.includes('how') && subject.join(' ') === readIntent(named).subject.join(' ')
  )
}

/** The plural of a thing, if one of the keywords has it or has the thing with an article, as in "wash a sleeping bag". */
function findPlural(thing: string, keywords: readonly string[]): string {
  if (singularOf(thing) !== thing) return thing
  const plural = `${thing}s`
  const isCounted = keywords.some(
    (keyword) =>
      nameThing(keyword) === plural || keyword.endsWith(` a ${thing}`) || keyword.endsWith(` an ${thing}`),
  )
  return isCounted ? plural : thing
}

/** "akku-rasenmäher kaufen" becomes "Akku-Rasenmäher kaufen". */
function capitalizeParts(text: string): string {
  return text.replaceAll(/(?:^|(?<=\p{L}-))\p{L}/gu, (letter) => letter.toUpperCase())
}

/** A model has capitals up to its number: "Velvik Corto 11 backpacks". */
function nameModel(text: string): string {
  const words = text.split(' ')
  const number = words.findIndex((word) => /\d/.test(word))
  return words.map((word, place) => (place < number ? capitalize(word) : word)).join(' ')
}

function nameShop(text: string): string {
  return text.replaceAll(SHOP.name.toLowerCase(), SHOP.name)
}

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
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
