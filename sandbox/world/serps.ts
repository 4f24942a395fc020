import type { KeywordIntent } from './keyword-intent.ts'
import { readIntent } from './keyword-intent.ts'
import { capitalize } from './pages.ts'
import { below, hash, pick, unit } from './random.ts'
import { normalizeKeyword } from './word-forms.ts'

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

/** Number of results that all keywords of an intent share, and of those that each draws from a pool of eight. */
const FIXED = 5
const DRAWN = 4
const POOL = 8
const HOSTS = 900
const HUBS = [
  'encyclopedia.example/wiki/',
  'video.example/watch/',
  'forum.example/r/',
  'bigmarket.example/s/',
  'answers.example/q/',
  'pinboard.example/ideas/',
]
const STEMS = 'peak ridge camp river stone north wild open high far gear trail field mountain valley'.split(
  ' ',
)
const ENDS = 'lab journal store guide world post club daily works shop scout notes hub review base'.split(' ')

/** The shop's own results in a SERP. */
export interface OwnResults {
  /** Pages with positions from 1 to 10. */
  pages: { url: string; position: number; title: string }[]
  /** Whether the shop has a page for this intent; then no page shared with other intents is in the SERP. */
  isAnswered: boolean
}

/**
 * The ten results of a keyword. Keywords of one intent share five to nine of them; keywords with the same words
 * and another intent share at most two.
 */
export function createSerp(
  seed: number,
  keyword: string,
  market: Market = HOME_MARKET,
  own: OwnResults = { pages: [], isAnswered: false },
): SerpEntry[] {
  const intent = readIntent(keyword)
  const text = normalizeKeyword(keyword)
  const place = hash(seed, intent.key, market.country, market.language)
  const fixed = listFixed(place, intent, own.isAnswered)
  const drawn = listDrawn(place, intent, text).slice(0, Math.max(2, DRAWN - own.pages.length))
  const urls = [...fixed, ...drawn]
    .map((url, index) => ({ url, score: index + 2.2 * unit(place, 'order', url, text, market.device) }))
    .sort((a, b) => a.score - b.score)
    .map(({ url }): { url: string; title?: string } => ({ url }))
  for (const { url, title, position } of own.pages.toSorted((a, b) => a.position - b.position))
    urls.splice(Math.max(0, Math.round(position) - 1), 0, { url, title })
  urls.splice(9, Infinity, { url: pageUrl(hash(place, 'alone', text), 0, intent) })
  return urls.map(({ url, title }, index) => describeEntry(url, title, index + 1, text))
}

function listDrawn(place: number, intent: KeywordIntent, text: string): string[] {
  return Array.from({ length: POOL }, (_, index) => pageUrl(place, FIXED + index, intent))
    .map((url, index) => ({ url, score: unit(place, 'drawn', index, text) }))
    .sort((a, b) => b.score - a.score)
    .map(({ url }) => url)
}

function listFixed(place: number, intent: KeywordIntent, isAnswered: boolean): string[] {
  const own = Array.from({ length: FIXED }, (_, index) => pageUrl(place, index, intent))
  const word = pick(intent.subject, place, 'broad')
  if (!isAnswered && unit(place, 'is broad') < 0.5)
    own[1 + below(3, place, 'broad at')] = broadUrl(word, below(3, place))
  if (unit(place, 'has hub') < 0.6) own[4] = hubUrl(place)
  return own
}

/** A page that ranks for several intents with the same word. */
function broadUrl(word: string, index: number): string {
  return `https://${hostName(hash('broad', word, index))}/${encodeURIComponent(word)}`
}

function hubUrl(place: number): string {
  const popular = Math.floor(HUBS.length * 2 * unit(place, 'hub') ** 2)
  return `https://www.${HUBS[popular % HUBS.length]}top-${popular}`
}

function pageUrl(place: number, index: number, { subject, wants }: KeywordIntent): string {
  const number = hash(place, 'page', index)
  const slug = [...wants, ...subject].join('-').slice(0, 60)
  return `https://${hostName(number)}/${encodeURIComponent(slug)}-${number.toString(36)}`
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
