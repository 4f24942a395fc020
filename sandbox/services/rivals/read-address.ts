import { isConcept } from '../../world/concepts.ts'
import { listSubjectWords } from '../../world/keyword-intent.ts'
import { createTopics, PRODUCT_KINDS } from '../../world/topics.ts'
import { weighWord } from '../../world/word-weights.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { japanese } from './japanese.ts'
import type { Phrasebook } from './phrasebook.ts'
import { spanish } from './spanish.ts'
import { swedish } from './swedish.ts'

const BOOKS: readonly Phrasebook[] = [english, german, spanish, swedish, japanese, arabic]
const SCRIPTS: readonly [RegExp, Phrasebook][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, japanese],
  [/\p{Script=Arabic}/u, arabic],
]

/** Lighter words only say more about a thing. */
const LEAST_NOUN = 7

/** What shops sell, in words as they stand in URLs, in the order in which people say them. */
const PRODUCTS = createTopics(PRODUCT_KINDS)
  .map(({ singular }) => singular.split(' ').flatMap(listSubjectWords))
  .toSorted((one, other) => other.length - one.length)

interface Address {
  book: Phrasebook
  /** What a searcher wants, as concepts. */
  wants: string[]
  /** The word that says most about the subject; pages with the same one agree about the facts. */
  head: string
  subject: string
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
  const things = words.filter((word) => !isConcept(word))
  const named = things.length > 0 ? things : words.length > 0 ? words : [hostname.split('.', 1)[0] ?? '']
  const head = named.toSorted((one, other) => weighWord(other) - weighWord(one))[0] ?? ''
  const subject = book.writeSubject(orderWords(named).join(book.space))
  return { book, wants: words.filter(isConcept), head, subject }
}

/** The words of a URL are in the order of the alphabet: "boot hiking" becomes "hiking boot". */
function orderWords(words: readonly string[]): string[] {
  const product = PRODUCTS.find((name) => name.every((word) => words.includes(word))) ?? []
  const others = words.filter((word) => !product.includes(word))
  return [...others.filter(isFirst), ...others.filter((word) => !isFirst(word)), ...product]
}

function isFirst(word: string): boolean {
  return word.endsWith('ing') || weighWord(word) < LEAST_NOUN
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
