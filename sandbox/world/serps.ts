import type { KeywordIntent } from './keyword-intent.ts'
import { readIntent } from './keyword-intent.ts'
import { capitalize } from './pages.ts'
import { below, hash, unit } from './random.ts'
import { BoundedMap } from '../stage/bounded-map.ts'
import { itemAt } from '../stage/items.ts'
import { normalizeKeyword } from './word-forms.ts'
import { weighWord } from './word-weights.ts'

export interface SerpEntry {
  position: number
  url: string
  title: string
  description: string
}

/** Where a search is made: other countries and languages get other pages. */
export interface Market {
  country: string
  language: string
  device: 'desktop' | 'mobile'
}

export const HOME_MARKET: Market = { country: 'us', language: 'en', device: 'desktop' }

const RESULTS = 10
/** From this weight on, what a searcher wants is a question of its own, such as how to wash a thing. */
const QUESTION_WEIGHT = 7
const ranksOfWords = new BoundedMap<Uint8Array>(20_000)
const HOSTS = 900
const STEMS = 'peak ridge camp river stone north wild open high far gear trail field mountain valley'.split(
  ' ',
)
const ENDS = 'lab journal store guide world post club daily works shop scout notes hub review base'.split(' ')

/** A page of the shop with its position from 1 to 10. */
export interface OwnResult {
  url: string
  position: number
  title: string
}

/**
 * The ten results of a keyword. Each of ten slots shows a page for the words that count there: a word of weight 3
 * counts in three slots, so a keyword without this word shares the pages of the other seven. The heaviest word counts
 * everywhere. One slot of each keyword has a page of its own, another one the second best page.
 */
export function createSerp(
  seed: number,
  keyword: string,
  market: Market = HOME_MARKET,
  own: readonly OwnResult[] = [],
): SerpEntry[] {
  const intent = readIntent(keyword, market.language)
  const text = normalizeKeyword(keyword)
  const place = hash(seed, market.country, market.language)
  const alone = below(RESULTS, place, 'alone', text)
  const second = (alone + 1 + below(RESULTS - 1, place, 'second', text)) % RESULTS
  const urls = listSlots(place, intent)
    .map(({ words, slot }) => {
      const salt = slot === alone ? text : slot === second ? 'second' : ''
      const url = pageUrl(hash(place, slot, words.join(' '), salt), words)
      const score = slot + 2.2 * unit(place, 'order', url, text, market.device)
      return { url: inLanguage(url, market.language), score }
    })
    .sort((a, b) => a.score - b.score)
    .map(({ url }): { url: string; title?: string } => ({ url }))
  for (const { url, title, position } of own.toSorted((a, b) => a.position - b.position))
    urls.splice(Math.max(0, Math.round(position) - 1), 0, { url, title })
  return urls.slice(0, RESULTS).map(({ url, title }, index) => describeEntry(url, title, index + 1, text))
}

interface Slot {
  slot: number
  /** The words that count there, those of the wants first. */
  words: string[]
}

function listSlots(place: number, { wants, subject }: KeywordIntent): Slot[] {
  const isQuestion = wants.some((want) => weighWord(want) >= QUESTION_WEIGHT)
  const words = [...wants, ...subject].map((word) => ({ word, weight: weighWord(word, isQuestion) }))
  const most = Math.max(...words.map(({ weight }) => weight))
  const head = words.find(({ weight }) => weight === most)
  const counting = words.map((one) => ({ ...one, slots: one === head ? null : rankSlots(place, one.word) }))
  return Array.from({ length: RESULTS }, (_, slot) => ({
    slot,
    words: counting
      .filter(({ slots, weight }) => slots === null || itemAt(slots, slot) < weight)
      .map(({ word }) => word),
  }))
}

/** For each slot its rank, from 0, among the slots in which a word counts. */
function rankSlots(place: number, word: string): Uint8Array {
  const key = `${place} ${word}`
  const known = ranksOfWords.get(key)
  if (known !== undefined) return known
  const scores = Array.from({ length: RESULTS }, (_, slot) => hash(place, 'slot', word, slot))
  const ranks = Uint8Array.from(scores, (score) => scores.filter((other) => other < score).length)
  ranksOfWords.set(key, ranks)
  return ranks
}

function pageUrl(number: number, words: readonly string[]): string {
  const slug = words.join('-').slice(0, 60)
  return `https://${hostName(number)}/${encodeURIComponent(slug)}-${number.toString(36)}`
}

/** Pages in other languages than English have a folder, as in /de/clean-zelt-1abcd2. */
function inLanguage(url: string, language: string): string {
  if (language === HOME_MARKET.language || !/^[a-z]{2}$/.test(language)) return url
  return url.replace('.example/', `.example/${language}/`)
}

function hostName(number: number): string {
  const host = number % HOSTS
  const name = `${STEMS[host % STEMS.length]}${ENDS[Math.floor(host / STEMS.length) % ENDS.length]}`
  const round = Math.floor(host / (STEMS.length * ENDS.length))
  return `${number & 64 ? 'www.' : ''}${name}${round === 0 ? '' : round + 1}.example`
}

function describeEntry(url: string, title: string | undefined, position: number, text: string): SerpEntry {
  const host = new URL(url).hostname.replace('www.', '').replace('.example', '')
  return {
    position,
    url,
    title: title ?? `${capitalize(text)} | ${capitalize(host)}`,
    description: `What ${capitalize(host)} has to say about ${text}.`,
  }
}
