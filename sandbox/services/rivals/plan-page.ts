import { itemAt } from '../../stage/items.ts'
import { below, hash, pick, unit } from '../../world/random.ts'
import { findFacts, type Facts } from './facts.ts'
import { SECTIONS, type Phrasebook, type SectionName } from './phrasebook.ts'
import { readAddress } from './read-address.ts'

/** Most pages about a subject have these sections; the others are in some. */
const USUAL = new Set<SectionName>(['basics', 'choose', 'price', 'care', 'life', 'mistakes'])
const CHANCE = { usual: 0.88, other: 0.4, usualHeading: 0.7, contents: 0.4 }
const LEAST_SECTIONS = 8
/** The section that answers what a searcher wants, by the concept in the URL; it comes first. */
const ANSWERS: Record<string, SectionName> = {
  best: 'choose',
  cheap: 'price',
  buy: 'choose',
  price: 'price',
  choose: 'choose',
  clean: 'care',
  store: 'care',
  repair: 'repair',
  size: 'size',
  type: 'material',
  material: 'material',
  versus: 'material',
  lifespan: 'life',
  beginner: 'basics',
  what: 'basics',
  used: 'green',
}
const FIRST_DAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

interface PlannedSection {
  name: SectionName
  heading: string
  /** Sentences, each with its facts in place. */
  paragraphs: string[][]
}

/** What a page says, before it is HTML. */
export interface RivalPage {
  url: URL
  book: Phrasebook
  facts: Facts
  title: string
  /** Whether a list of its headings comes first. */
  hasContents: boolean
  intro: string[]
  sections: PlannedSection[]
  faq: { question: string; answer: string }[]
  quotes: { text: string; person: string }[]
  tips: string[]
  /** 2031-05-01. */
  published: string
  modified: string
}

/** Decides what the page at a URL says. */
export function planPage(seed: number, url: URL): RivalPage {
  const page = hash(url.hostname.replace(/^www\./, ''), url.pathname)
  const { book, wants, head, subject } = readAddress(url)
  const facts = findFacts({ seed, head, page }, book)
  const texts = { ...facts.texts, s: subject, S: capitalize(subject) }
  const fill = fillWith(texts)
  const take = (given: readonly string[], count: number, what: string) =>
    shuffle(given, seed, page, what).slice(0, count)
  const answer = ANSWERS[wants[0] ?? '']
  const sections = chooseSections({ seed, page, answer }).map((name) => {
    const { headings, facts: numbers, talk } = book.sections[name]
    const isUsual = unit(seed, page, 'heading', name) < CHANCE.usualHeading
    const [first, ...others] = headings
    const fillHere = fillWith({ ...texts, ...shiftShares(facts.texts, name) })
    const [opening = '', ...claims] = take(numbers, 2 + below(2, seed, page, 'facts', name), `facts ${name}`)
    const [second = '', ...rest] = take(talk, 3 + below(2, seed, page, 'talk', name), `talk ${name}`)
    return {
      name,
      heading: fill(isUsual ? first : pick(others, seed, page, 'other heading', name)),
      paragraphs: [
        [opening, second, ...claims.slice(0, 1)],
        [...rest, ...claims.slice(1)],
      ].map((sentences) => sentences.map(fillHere)),
    }
  })
  const about = answer && book.sections[answer].headings.find((one) => /\{s\}/i.test(one))
  return {
    url,
    book,
    facts,
    title: fill(about ?? pick(book.titles, seed, page, 'title')),
    hasContents: unit(seed, page, 'contents') < CHANCE.contents,
    intro: take(book.intro, 3 + below(3, seed, page, 'opening'), 'intro').map(fill),
    sections,
    faq: shuffle(book.faq, seed, page, 'faq')
      .slice(0, 3 + below(3, seed, page, 'questions'))
      .map(({ question, answer: text }) => ({ question: fill(question), answer: fill(text) })),
    quotes: take(book.quotes, 2, 'quotes').map((text, place) => ({
      text: fill(text),
      person: (place === 0 ? facts.texts['person'] : facts.texts['other']) ?? '',
    })),
    tips: take(book.tips, 4 + below(3, seed, page, 'tips'), 'tips').map(fill),
    published: dayOf(below(700, seed, page, 'published')),
    modified: dayOf(700 + below(500, seed, page, 'modified')),
  }
}

interface Choosing {
  seed: number
  page: number
  answer: SectionName | undefined
}

function chooseSections({ seed, page, answer }: Choosing): SectionName[] {
  const chosen = SECTIONS.filter((name) => {
    const chance = USUAL.has(name) ? CHANCE.usual : CHANCE.other
    return name !== answer && unit(seed, page, 'section', name) < chance
  })
  const left = SECTIONS.filter((name) => name !== answer && !chosen.includes(name))
  chosen.push(...left.slice(0, Math.max(0, LEAST_SECTIONS - chosen.length)))
  // Two neighbours change places, for not all writers think in the same order.
  const at = below(Math.max(1, chosen.length - 1), seed, page, 'order')
  chosen.splice(at, 2, ...chosen.slice(at, at + 2).toReversed())
  return answer === undefined ? chosen : [answer, ...chosen]
}

/** Parts of a hundred that are about different things are different numbers. */
function shiftShares(texts: Facts['texts'], name: SectionName): Record<string, string> {
  const place = SECTIONS.indexOf(name)
  const shifts = { share: 3 * place, percent: 2 * place, growth: place, minutes: 2 * place }
  return Object.fromEntries(
    Object.entries(shifts).map(([fact, shift]) => [fact, String(Number(texts[fact]) + shift)]),
  )
}

function shuffle<Item>(items: readonly Item[], ...salt: (string | number)[]): Item[] {
  const places = items.map((_, place) => ({ place, order: hash(...salt, place) }))
  return places.toSorted((one, other) => one.order - other.order).map(({ place }) => itemAt(items, place))
}

function fillWith(texts: Record<string, string>): (template: string) => string {
  return (template) => template.replaceAll(/\{(\w+)\}/g, (braces, name: string) => texts[name] ?? braces)
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function dayOf(day: number): string {
  return new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10)
}
