import { itemAt } from '../../stage/items.ts'
import { below, hash, pick, unit } from '../../world/random.ts'
import { findFacts, nameSpeaker, type Facts } from './facts.ts'
import { SECTIONS, type Phrasebook, type SectionName, type Wording } from './phrasebook.ts'
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
  const { book, wants, head, subject, product } = readAddress(url)
  const facts = findFacts({ seed, head, page, product, site: nameSite(url) }, book)
  const texts = { ...product.words, ...facts.texts, s: subject.one, p: subject.many }
  const fill = fillWith(texts)
  const answer = ANSWERS[wants[0] ?? '']
  const quotes = planQuotes(book, { seed, page, head, fill })
  const sections = chooseSections({ seed, page, answer }).map((name, place): PlannedSection => {
    const { headings } = book.sections[name]
    const isUsual = unit(seed, page, 'heading', name) < CHANCE.usualHeading
    const isAnswer = name === answer
    // The title is the first heading of what a searcher wants.
    const [first, ...others] = isAnswer ? headings.slice(1) : headings
    const paragraphs = planParagraphs(book, { seed, page, name, isAnswer }).map((sentences) =>
      sentences.map(fillWith({ ...texts, ...shiftShares(facts.texts, name) })),
    )
    if (place === SAID_AT) paragraphs.at(-1)?.push(...quotes.said)
    return {
      name,
      heading: fill(
        isUsual || others.length === 0 ? (first ?? '') : pick(others, seed, page, 'other heading', name),
      ),
      paragraphs,
    }
  })
  const about = answer && book.sections[answer].headings.find((one) => /\{[sp]\}/i.test(one))
  const take = createTaker(seed, page)
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
      .map(({ question, answer: text }) => ({
        question: fill(question),
        answer: fill(chooseWording(text, page)),
      })),
    quotes: quotes.shown,
    tips: take(book.tips, 4 + below(3, seed, page, 'tips'), 'tips').map(fill),
    published: dayOf(below(700, seed, page, 'published')),
    modified: dayOf(700 + below(500, seed, page, 'modified')),
  }
}

/** The section in which a person says something. */
const SAID_AT = 3

interface Quoting {
  seed: number
  page: number
  head: string
  fill: (template: string) => string
}

/** One quote is shown alone, another one stands in a sentence. */
function planQuotes(
  { quotes, said }: Phrasebook,
  { seed, page, head, fill }: Quoting,
): { shown: RivalPage['quotes']; said: string[] } {
  const [first, second] = shuffle([...quotes.keys()], seed, page, 'quotes').map((place) => ({
    text: fill(itemAt(quotes, place)),
    person: nameSpeaker(seed, head, place),
    // A person has one trade, on every page about them.
    sentence: pick(said, seed, head, place, 'trade'),
  }))
  return {
    shown: first === undefined ? [] : [{ text: first.text, person: first.person }],
    said:
      second === undefined
        ? []
        : [
            fill(
              second.sentence
                .replace('{quote}', second.text.replace(/[.。]$/, ''))
                .replace('{person}', second.person),
            ),
          ],
  }
}

/** Two paragraphs of templates; each page says a thing in one of the ways that there are. */
function planParagraphs(
  { sections }: Phrasebook,
  { seed, page, name, isAnswer }: { seed: number; page: number; name: SectionName; isAnswer: boolean },
): string[][] {
  const take = createTaker(seed, page)
  const { facts, talk } = sections[name]
  const count = {
    facts: 2 + below(2, seed, page, 'facts', name),
    talk: 3 + below(2, seed, page, 'talk', name),
  }
  const [opening = '', ...claims] = take(facts, isAnswer ? facts.length : count.facts, `facts ${name}`)
  const [second = '', ...rest] = take(talk, isAnswer ? talk.length : count.talk, `talk ${name}`)
  return [
    [opening, second, ...claims.slice(0, 1)],
    [...rest, ...claims.slice(1)],
  ]
}

/** Takes some of the sentences of a phrasebook for a page. */
function createTaker(seed: number, page: number) {
  return (given: readonly Wording[], count: number, what: string): string[] =>
    shuffle(given, seed, page, what)
      .slice(0, count)
      .map((wording) => chooseWording(wording, page))
}

function chooseWording(wording: Wording, page: number): string {
  return typeof wording === 'string' ? wording : pick(wording, page, 'wording', ...wording)
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

/** Puts words in place of names in braces, with a capital where the name has one. */
function fillWith(texts: Record<string, string>): (template: string) => string {
  return (template) =>
    template.replaceAll(/\{(\w[\w ]*)\}/g, (braces, name: string) => {
      const small = name.slice(0, 1).toLowerCase() + name.slice(1)
      const text = texts[small]
      return text === undefined ? braces : name === small ? text : capitalize(text)
    })
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function dayOf(day: number): string {
  return new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10)
}

/** Peak Lab of www.peak-lab.example. */
function nameSite({ hostname }: URL): string {
  return hostname
    .replace(/^www\./, '')
    .replace(/\.example$/, '')
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}
