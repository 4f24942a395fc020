import { findAbbreviation } from './abbreviations.ts'
import { isMonth } from './months.ts'
import { segmenterOf } from './segmenters.ts'
import { isStopWord } from './stop-words.ts'

export interface Sentence {
  text: string
  /** Where it begins and ends in the whole text, in UTF-16 code units. */
  start: number
  end: number
}

/** The sentences of a plain text in a language (ISO 639-1), without the white space around them. */
export function splitSentences(text: string, language: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const piece of listPieces(text, language)) {
    const last = sentences.at(-1)
    const isRest = last !== undefined && goesOn(text, { last, ...piece }, language)
    const start = isRest ? last.start : piece.start
    if (isRest) sentences.pop()
    sentences.push({ text: text.slice(start, piece.end), start, end: piece.end })
  }
  return sentences
}

/** “, ‘ and « also close quotes, in German among others: they open one behind white space. */
const OPENING = /(?:[「『（„¿¡([]|(?<=^|\s)[“‘«])$/

/** What the segmenter finds, but with opening quotes and brackets in the piece that they open. */
function* listPieces(text: string, language: string): Generator<{ start: number; end: number }> {
  let opened = 0
  for (const { segment, index } of segmenterOf(language, 'sentence').segment(text)) {
    const [opening = ''] = segment.match(OPENING) ?? []
    const whole = text.slice(index - opened, index + segment.length - opening.length)
    const trimmed = whole.trim()
    const start = index - opened + whole.indexOf(trimmed)
    opened = opening.length
    if (trimmed !== '') yield { start, end: start + trimmed.length }
  }
  if (opened > 0) yield { start: text.length - opened, end: text.length }
}

interface Seam {
  last: Sentence
  /** Of the piece that follows. */
  start: number
  end: number
}

// A question mark within an address ends no sentence. At most 300 characters: the end of a sentence is looked at.
const ADDRESS = /\bhttps?:\/\/\S+$/i
const LONGEST_ADDRESS = 300

/** Characters at the end of a sentence that decide whether it ends there. */
const TAIL = 40

/** Whether a piece belongs to the sentence before it, because the dot between them ends an abbreviation. */
function goesOn(text: string, { last, start, end }: Seam, language: string): boolean {
  if (/[\n\r\u2028\u2029]/.test(text.slice(last.end, start))) return false
  if (start === last.end && ADDRESS.test(last.text.slice(-LONGEST_ADDRESS))) return true
  const next = text.slice(start, Math.min(end, start + TAIL))
  const tail = last.text.slice(-TAIL)
  if (/^\p{Ll}/u.test(next) && /[!?…]["'”’»)\]]$/.test(tail)) return true
  if (next.startsWith('と') && /[」』]$/.test(tail)) return true
  if (!tail.endsWith('.')) return false
  const [word = ''] = next.match(/^[\p{L}\p{M}'’]+/u) ?? []
  const startsAnew = isCapital(word) && isStopWord(word.toLowerCase(), language)
  const tokens = tail.slice(0, -1).split(/\s+/)
  const token = (tokens.at(-1) ?? '').replace(/^[("'„“‚‘«[]+/, '')
  const before = tokens.at(-2) ?? ''
  if (/^\d{1,3}$/.test(token))
    return isOrdinal({ token, before, word, language, isAlone: tail === `${token}.` })
  return isShort({ token, before, next, startsAnew, language })
}

interface Short {
  token: string
  before: string
  next: string
  startsAnew: boolean
  language: string
}

function isShort({ token, before, next, startsAnew, language }: Short): boolean {
  const kind = findAbbreviation(token, language)
  if (kind === 'before numbers' && /^[\dIVX]/.test(next)) return true
  if (kind === 'leading') return true
  if (kind === 'trailing') return !startsAnew
  // U.S., z. B., J. R. Meier
  if (/^(?:\p{L}\p{M}*\.)+\p{L}$/u.test(token)) return !startsAnew
  if (!/^\p{L}$/u.test(token)) return false
  // German writes all nouns with a capital letter: after "Vitamin C." a sentence ends as often as it goes on.
  const isName = before === '' || (isCapital(before) && !language.startsWith('de'))
  const isInitial = isCapital(token) && isName && !startsAnew
  return isInitial || before.endsWith('.') || /^\p{L}\./u.test(next)
}

interface Numbered {
  token: string
  before: string
  /** The next word. */
  word: string
  language: string
  /** Whether the number is the whole sentence so far, as in a list. */
  isAlone: boolean
}

const ORDINAL_LEADS = new Set(
  'der die das dem den des im am vom zum zur beim ein eine einen einem jeder jeden'.split(' '),
)

/** Whether the dot after a number makes it an ordinal or the mark of a list. */
function isOrdinal({ before, word, language, isAlone }: Numbered): boolean {
  if (isAlone || (word !== '' && isMonth(word, language))) return true
  const isNoun = isCapital(word) && !isStopWord(word.toLowerCase(), language)
  return language === 'de' && isNoun && ORDINAL_LEADS.has(before.toLowerCase())
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}
