import { readIntent } from '../../world/index.ts'
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
const TITLES: Record<string, string> = {
  best: '{T}: What to Look For',
  cheap: '{T} That Last',
  buy: '{T}: Where and What to Look At First',
  price: '{T}: What You Pay For',
  versus: '{T}: The Differences That Matter',
  review: '{T}: What We Found',
  what: '{T}? A Short Answer and a Longer One',
  how: '{T}: Step by Step',
  choose: '{T}: A Decision in Four Steps',
  clean: '{T}: Step by Step, Without Damage',
  store: '{T}: Ready for the Next Season',
  repair: '{T}: What You Can Do Yourself',
  size: '{T}: Measure Once, Order Right',
  type: '{T}: Which One for Whom',
  checklist: '{T}: Nothing Forgotten',
  beginner: '{T}: Where to Start',
}
const SMALL = new Set('a an and at by for from in of on or the to vs with your'.split(' '))

/** A headline that fits the intent of a keyword. */
export function writeTitle(subject: string): string {
  const template = readIntent(subject)
    .wants.map((want) => TITLES[want])
    .find((one) => one !== undefined)
  const title = subject.includes(':') ? '{T}' : (template ?? '{T}: What to Know First')
  return title.replace('{T}', titleCase(subject))
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
