import { foldKeyword } from '#features/contentplans/rules.ts'
import { findTags, type HubWords } from './hub-words.ts'
import type { TitlePart } from './read-titles.ts'
import { joinForms, type PlacedWord, type Word } from './words.ts'

/** A phrase in the titles of results. */
export interface Phrase {
  text: string
  /** See `keyOf` of the reader. */
  key: string
  words: readonly Word[]
  /** How many sites have it in a title. */
  sites: number
  /** Whether it is about the hub. */
  isOfHub: boolean
  /** Whether it is a question, as a title asks it. */
  isQuestion: boolean
}

const LEAST_WORDS = 2
const MOST_WORDS = 5
const MOST_ASKED_WORDS = 10
/** Phrases that are compared with each other, at most: those that most sites have. */
const MOST_PHRASES = 100
const NUMBER = /^\d{1,4}$/

interface Counted extends Omit<Phrase, 'sites' | 'text'> {
  hosts: Set<string>
  /** How often it is written in each way. */
  texts: Map<string, number>
}

/** The phrases that titles of two sites or more share, and questions, those first that most sites have. */
export function sharePhrases(hub: HubWords, parts: readonly TitlePart[]): Phrase[] {
  const found = new Map<string, Counted>()
  for (const part of parts) for (const phrase of listPhrases(hub, part)) count(found, phrase)
  const shared = [...found.values()]
    .filter(({ hosts, isQuestion }) => isQuestion || hosts.size > 1)
    .map(({ hosts, texts, ...phrase }) => ({ ...phrase, sites: hosts.size, text: findUsual(texts) }))
    .toSorted((one, other) => other.sites - one.sites || (one.key < other.key ? -1 : 1))
    .slice(0, MOST_PHRASES)
  return shared.filter((phrase) => !shared.some((other) => isPartOf(phrase, other)))
}

type Written = Omit<Counted, 'hosts' | 'texts'> & { host: string; text: string }

function listPhrases(hub: HubWords, { text: written, host }: TitlePart): Written[] {
  const text = foldKeyword(written)
  const placed = hub.reader.locate(text)
  const question = readQuestion(hub, { text, host, placed })
  if (question !== null) return [question]
  const phrases: Written[] = []
  const mayBeOfHub =
    findTags(
      hub,
      placed.map(({ word }) => word),
    ).length > 0
  for (let first = 0; first < placed.length; first++) {
    if (!mayEnd(placed[first])) continue
    for (let last = first + LEAST_WORDS - 1; last < Math.min(placed.length, first + MOST_WORDS); last++) {
      if (!mayEnd(placed[last])) continue
      const words = placed.slice(first, last + 1).map(({ word }) => word)
      const phrase = text.slice(placed[first]?.start, placed[last]?.end)
      const isOfHub = mayBeOfHub && findTags(hub, words).length > 0
      phrases.push({ text: phrase, host, words, key: joinForms(words), isOfHub, isQuestion: false })
    }
  }
  return phrases
}

/** A phrase neither begins nor ends with a number or a word like `for`. */
function mayEnd(placed: PlacedWord | undefined): boolean {
  return placed !== undefined && !placed.word.isStop && !NUMBER.test(placed.word.text)
}

function readQuestion(
  hub: HubWords,
  { text, host, placed }: { text: string; host: string; placed: readonly PlacedWord[] },
): Written | null {
  const isLong = placed.length > MOST_ASKED_WORDS
  if (placed[0]?.word.asks !== true || placed.length <= LEAST_WORDS || isLong) return null
  const words = placed.map(({ word }) => word)
  if (findTags(hub, words).length === 0) return null
  const asked = text.slice(placed[0].start, placed.at(-1)?.end)
  return { text: asked, host, words, key: joinForms(words), isOfHub: true, isQuestion: true }
}

function count(found: Map<string, Counted>, { host, text, ...phrase }: Written): void {
  const known = found.get(phrase.key) ?? {
    ...phrase,
    hosts: new Set<string>(),
    texts: new Map<string, number>(),
  }
  found.set(phrase.key, known)
  known.hosts.add(host)
  known.texts.set(text, (known.texts.get(text) ?? 0) + 1)
}

function findUsual(texts: ReadonlyMap<string, number>): string {
  const [usual] = [...texts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  return usual?.[0] ?? ''
}

/** Whether a phrase is only seen as a part of a longer one. */
function isPartOf(phrase: Phrase, longer: Phrase): boolean {
  if (phrase === longer || phrase.text.length >= longer.text.length || phrase.sites > longer.sites)
    return false
  return longer.text.includes(phrase.text)
}
