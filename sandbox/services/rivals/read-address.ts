import { isConcept } from '../../world/concepts.ts'
import { listSubjectWords } from '../../world/keyword-intent.ts'
import { createTopics, PRODUCT_KINDS } from '../../world/topics.ts'
import { weighWord } from '../../world/word-weights.ts'
import { arabic } from './arabic.ts'
import { english } from './english/index.ts'
import { german } from './german.ts'
import { japanese } from './japanese.ts'
import type { Phrasebook } from './phrasebook.ts'
import { findProduct, type Product } from './products.ts'
import { spanish } from './spanish.ts'
import { swedish } from './swedish.ts'

const BOOKS: readonly Phrasebook[] = [english, german, spanish, swedish, japanese, arabic]
const SCRIPTS: readonly [RegExp, Phrasebook][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, japanese],
  [/\p{Script=Arabic}/u, arabic],
]

/** Lighter words only say more about a thing. */
const LEAST_NOUN = 7

/** What shops sell, by the words that tell it apart from other things, those with most words first. */
const TOPICS = createTopics(PRODUCT_KINDS)
  .map(({ name, singular }) => ({
    many: name,
    one: singular,
    words: singular.split(' ').flatMap(listSubjectWords),
  }))
  .toSorted((one, other) => other.words.length - one.words.length)

interface Address {
  book: Phrasebook
  /** What a searcher wants, as concepts. */
  wants: string[]
  /** The product, or the word that says most about the subject; pages with the same one agree about the facts. */
  head: string
  subject: { one: string; many: string }
  product: Product
}

/** Finds the language and the subject in the path of a URL, as in /de/clean-zelt-1abcd2. English is the default. */
export function readAddress({ hostname, pathname }: URL): Address {
  const [, folder = '', rest = ''] = /^\/([a-z]{2})\/(.*)$/.exec(pathname) ?? []
  const words = decodePath(rest === '' ? pathname.slice(1) : rest)
    .replace(/-[a-z0-9]{4,8}$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  const text = words.join(' ')
  const book =
    BOOKS.find(({ language }) => language === folder) ??
    SCRIPTS.find(([script]) => script.test(text))?.[1] ??
    english
  const named = words.filter((word) => !isConcept(word))
  if (named.length === 0) {
    const head = words[0] ?? hostname.split('.', 1)[0] ?? ''
    return { book, wants: words, head, subject: book.anything, product: findProduct('') }
  }
  const heaviest = named.toSorted((one, other) => weighWord(other) - weighWord(one))[0] ?? ''
  const topic = book === english ? findTopic(named) : undefined
  const wanted = words.filter(isConcept)
  if (topic === undefined) {
    const one = book.writeSubject(orderWords(named).join(book.space))
    if (book !== english)
      return { book, wants: wanted, head: heaviest, subject: { one, many: one }, product: findProduct('') }
    const [like, ...more] = TOPICS.filter((other) => other.words.includes(stemOf(heaviest)))
    return {
      book,
      wants: wanted,
      head: like !== undefined && more.length === 0 ? like.many : heaviest,
      subject: { one, many: toPlural(one) },
      product: findProduct(like?.many ?? ''),
    }
  }
  const others = orderWords(named.filter((word) => !topic.words.includes(stemOf(word))))
  const nameWith = (noun: string) => [...others, noun].join(' ')
  const subject = { one: nameWith(topic.one), many: nameWith(topic.many) }
  return { book, wants: wanted, head: topic.many, subject, product: findProduct(topic.many) }
}

function findTopic(named: readonly string[]): (typeof TOPICS)[number] | undefined {
  const stems = new Set(named.map(stemOf))
  return TOPICS.find(({ words }) => words.every((word) => stems.has(word)))
}

/** As the words of intents are written: "hiking" is "hike". */
function stemOf(word: string): string {
  return listSubjectWords(word)[0] ?? word
}

/** The words of a URL are in the order of the alphabet: "machine coffee small" becomes "small coffee machine". */
function orderWords(words: readonly string[]): string[] {
  return [...words.filter(isFirst), ...words.filter((word) => !isFirst(word))]
}

function isFirst(word: string): boolean {
  return word.endsWith('ing') || weighWord(word) < LEAST_NOUN
}

const NO_PLURAL =
  /(?:s|ing|ness|ment|ware|gear|wear|coffee|tea|water|bread|milk|food|meat|rice|music|software|furniture|insurance)$/

function toPlural(name: string): string {
  if (NO_PLURAL.test(name)) return name
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(?:x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
