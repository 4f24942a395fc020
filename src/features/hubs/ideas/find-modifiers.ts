import { findTags, type HubWords, type Tag } from './hub-words.ts'
import type { PlacedWord } from './words.ts'

/** What is said before or after the subjects of hubs: `best `, ` for women`. */
export interface Modifier {
  side: 'before' | 'after'
  /** With the space, if there is one, that keeps it from the subject. */
  text: string
  /** The forms of its words that are no stop words. */
  forms: readonly string[]
  /** The seed keywords that it is said with. */
  subjects: ReadonlySet<string>
  /** In how many keywords of each hub it is. */
  uses: ReadonlyMap<number, number>
}

/** A modifier fits a hub when so many other subjects have it, or so many keywords of the hub. */
export const OTHER_SUBJECTS = 2
export const USES = 3

/** A longer text is no modifier, but another subject. */
const MOST_WORDS = 4
const LONGEST = 60

interface Counted extends Modifier {
  subjects: Set<string>
  uses: Map<number, number>
}

/** The modifiers in the keywords of hubs that fit at least one hub. */
export function findModifiers(hubs: HubWords, keywords: readonly string[]): Modifier[] {
  const found = new Map<string, Counted>()
  for (const keyword of keywords) {
    const placed = hubs.reader.locate(keyword)
    const [tag] = findTags(
      hubs,
      placed.map(({ word }) => word),
    )
    const span = tag === undefined ? null : findSpan(placed, tag)
    if (tag === undefined || span === null) continue
    for (const cut of listCuts(keyword, placed, span)) count(found, { ...cut, tag })
  }
  return [...found.values()].filter((modifier) => isUsual(modifier) && !namesSubject(hubs, modifier))
}

/** Whether a modifier is used often enough to fit any hub. */
function isUsual({ subjects, uses }: Modifier): boolean {
  return subjects.size >= OTHER_SUBJECTS || [...uses.values()].some((times) => times >= USES)
}

/** Whether a text has a seed keyword of its own: in `boots and socks`, `socks` is no modifier of boots. */
function namesSubject(hubs: HubWords, { text }: Cut): boolean {
  return findTags(hubs, hubs.reader.read(text)).length > 0
}

interface Span {
  /** Indexes of the first and the last word. */
  first: number
  last: number
}

/** Where all words of a tag stand next to each other in a text. */
function findSpan(placed: readonly PlacedWord[], { words }: Tag): Span | null {
  const wanted = new Set(words)
  for (let first = 0; first < placed.length; first++) {
    const seen = new Set<string>()
    for (let last = first; last < placed.length; last++) {
      const { form, isStop } = placed[last]?.word ?? NO_WORD
      if (wanted.has(form)) seen.add(form)
      else if (!isStop || seen.size === 0) break
      if (seen.size === wanted.size) return { first, last }
    }
  }
  return null
}

const NO_WORD = { form: '', isStop: false }

type Cut = Pick<Modifier, 'side' | 'text' | 'forms'>

/** What is before and after the subject: all of it, and, as other words may be part of the subject, its far end. */
function listCuts(keyword: string, placed: readonly PlacedWord[], { first, last }: Span): Cut[] {
  const before = placed.slice(0, first)
  const after = placed.slice(last + 1)
  const start = placed[first]?.start ?? 0
  const end = placed[last]?.end ?? 0
  const cuts: (Cut | null)[] = [
    makeCut('before', before, keyword.slice(0, start)),
    makeCut('after', after, keyword.slice(end)),
  ]
  const [one, two] = before
  if (one !== undefined && two !== undefined && !one.word.asks && !two.word.isStop)
    cuts.push(makeCut('before', [one], keyword.slice(0, two.start)))
  const [next, second, third] = after
  if (next !== undefined && second !== undefined && !next.word.isStop)
    cuts.push(makeCut('after', [next], keyword.slice(end, next.end)))
  if (next?.word.isStop === true && second !== undefined && third !== undefined)
    cuts.push(makeCut('after', [next, second], keyword.slice(end, second.end)))
  return cuts.filter((cut) => cut !== null)
}

function makeCut(side: Cut['side'], placed: readonly PlacedWord[], text: string): Cut | null {
  const forms = placed.flatMap(({ word }) => (word.isStop ? [] : [word.form]))
  if (forms.length === 0 || placed.length > MOST_WORDS || text.length > LONGEST) return null
  return { side, text, forms }
}

function count(found: Map<string, Counted>, { tag, ...cut }: Cut & { tag: Tag }): void {
  const key = `${cut.side} ${cut.text}`
  const known = found.get(key) ?? { ...cut, subjects: new Set<string>(), uses: new Map<number, number>() }
  found.set(key, known)
  known.subjects.add(tag.text)
  known.uses.set(tag.topicId, (known.uses.get(tag.topicId) ?? 0) + 1)
}
