import { foldHeading, readPhrases } from './fold-heading.ts'
import { BOILERPLATE, FRAMES, QUESTION_LISTS } from './words/boilerplate.ts'

/** What a heading stands over: a topic, the site's own parts, a part that any text has, or questions with answers. */
type HeadingKind = 'topic' | 'boilerplate' | 'frame' | 'questions'

/** Longer headings are sentences of a page that sets everything as a heading. */
const LONGEST = 120
const PRICE = /[€$£¥₹]\s?\d|\d\s?(?:[€$£¥₹]|EUR|USD|SEK|kr)(?![\p{L}\p{N}])|\d円/iu
/** A date or a time, and nothing else. */
const LETTERS = /\p{L}/gu
const LEAST_LETTERS = 2

/** A heading that only a prefix of decides: after "related" anything may follow, but only a few words. */
const MOST_WORDS_AFTER = 5

export function judgeHeading(text: string): HeadingKind {
  const folded = foldHeading(text)
  if (text.length > LONGEST || PRICE.test(text) || (folded.match(LETTERS)?.length ?? 0) < LEAST_LETTERS)
    return 'boilerplate'
  if (isAmong(QUESTION_PHRASES, folded)) return 'questions'
  if (isAmong(FRAME_PHRASES, folded)) return 'frame'
  return isAmong(SITE_PHRASES, folded) ? 'boilerplate' : 'topic'
}

interface Phrases {
  whole: ReadonlySet<string>
  /** Beginnings, by their number of words or, in scripts without spaces, of characters. */
  starts: ReadonlySet<string>
  unspaced: readonly string[]
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const SITE_PHRASES = readList(BOILERPLATE)
const FRAME_PHRASES = readList(FRAMES)
const QUESTION_PHRASES = readList(QUESTION_LISTS)

function readList(lists: Readonly<Record<string, string>>): Phrases {
  const phrases = Object.values(lists).flatMap(readPhrases)
  const starts = phrases.filter((one) => one.endsWith(' *')).map((one) => one.slice(0, -2))
  return {
    whole: new Set(phrases.map((one) => one.replace(/ \*$/, ''))),
    starts: new Set(starts),
    unspaced: starts.filter((one) => UNSPACED.test(one)),
  }
}

function isAmong({ whole, starts, unspaced }: Phrases, folded: string): boolean {
  const counted = folded.replace(/^\p{Nd}+ /u, '# ')
  if (whole.has(folded) || whole.has(counted)) return true
  if (unspaced.some((one) => folded.startsWith(one))) return true
  const words = counted.split(' ')
  for (let length = Math.max(1, words.length - MOST_WORDS_AFTER); length < words.length; length++)
    if (starts.has(words.slice(0, length).join(' '))) return true
  return false
}
