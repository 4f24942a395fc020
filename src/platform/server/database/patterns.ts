import { Invalid, InvalidField } from '#platform/errors.ts'

const LONGEST_PATTERN = 200
const MOST_REPEATS = 255
const CLASSES: Record<string, string> = { d: '0-9', w: '0-9A-Za-z_', s: '\\t\\n\\f\\r ' }
const CONTROLS = new Set(['t', 'n', 'r', 'f'])
const NAMED_CLASS = /^\[:(alnum|alpha|blank|cntrl|digit|graph|lower|print|punct|space|upper|xdigit):\]/
const COUNT = /^\{(\d{1,4})(,(\d{0,4}))?\}/

/** One pattern in the syntax of RE2, which Search Console and DuckDB use, and in that of PostgreSQL. */
export interface Pattern {
  re2: string
  postgres: string
}

interface Reading {
  text: string
  at: number
  depth: number
}

/**
 * A piece of a pattern in both syntaxes. `repeats` is how often its innermost part is repeated at most, `*` counted as
 * 1.
 */
interface Piece extends Pattern {
  repeats: number
  isRepeatable: boolean
}

/**
 * Reads a user's regular expression. Only the syntax that RE2 (and so Search Console) and PostgreSQL share is accepted,
 * and written in the spelling of each. Everything else is refused, so that both engines accept the same patterns, and
 * so that no pattern takes very long: there are no back references, and counted repetitions multiply only up to a
 * limit. `field` is the name of the input, which the refusal then names.
 */
export function readPattern(text: string, field?: string): Pattern {
  try {
    return readWhole(text)
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    const problem = `is not a regular expression: ${error.message}. ${ALLOWED}`
    throw field === undefined ? new Invalid(`This ${problem}`) : new InvalidField(field, `this ${problem}`)
  }
}

/** The reason why a text is not a pattern. */
class Broken extends Error {}

const ALLOWED =
  'Allowed are . [abc] [^abc] (a|b) * + ? {2,5} ^ $ \\d \\w \\s \\b, and (?i) at the beginning; a backslash before a sign takes it literally.'

function readWhole(text: string): Pattern {
  if (text.length > LONGEST_PATTERN) throw broken(`it has more than ${LONGEST_PATTERN} characters`)
  if (text.includes('\0') || !text.isWellFormed()) throw broken('it has a character that is not text')
  const isFolded = text.startsWith('(?i)')
  const reading: Reading = { text, at: isFolded ? 4 : 0, depth: 0 }
  const { re2, postgres } = readAlternatives(reading)
  if (reading.at < text.length) throw broken('there is a ) without its (')
  // PostgreSQL accepts `(?i)` only at the beginning, and an empty pattern only as a group.
  return isFolded
    ? { re2: `(?i)${re2}`, postgres: `(?i)(?:${postgres})` }
    : { re2, postgres: `(?:${postgres})` }
}

function readAlternatives(reading: Reading): Piece {
  const whole: Piece = { re2: '', postgres: '', repeats: 1, isRepeatable: false }
  while (reading.at < reading.text.length && peek(reading) !== ')') {
    const piece = readRepeated(reading)
    whole.re2 += piece.re2
    whole.postgres += piece.postgres
    whole.repeats = Math.max(whole.repeats, piece.repeats)
  }
  return whole
}

function readRepeated(reading: Reading): Piece {
  const piece = readPiece(reading)
  const sign = peek(reading)
  const counted = COUNT.exec(reading.text.slice(reading.at))
  if (counted === null && !'*+?'.includes(sign || ' ')) return piece
  if (!piece.isRepeatable) throw broken('there is nothing before a repetition that could be repeated')
  const written = counted === null ? sign : counted[0]
  const most = counted === null ? 1 : readCount(counted)
  reading.at += written.length
  if (peek(reading) === '?') reading.at++
  if ('*+?'.includes(peek(reading) || ' ') || COUNT.test(reading.text.slice(reading.at)))
    throw broken('there are two repetitions one after the other')
  const repeats = piece.repeats * Math.max(1, most)
  if (repeats > MOST_REPEATS) throw broken(`it repeats something more than ${MOST_REPEATS} times`)
  return { re2: piece.re2 + written, postgres: piece.postgres + written, repeats, isRepeatable: true }
}

function readCount([, least = '0', range, most = '']: RegExpExecArray): number {
  const end = range === undefined ? Number(least) : most === '' ? Number(least) : Number(most)
  if (end < Number(least)) throw broken('a repetition ends before it begins')
  return end
}

function readPiece(reading: Reading): Piece {
  const sign = peek(reading)
  reading.at += sign.length
  switch (sign) {
    case '(':
      return readGroup(reading)
    case '[':
      return repeatable(readSet(reading))
    case '\\':
      return readEscape(reading)
    case '^':
    case '$':
    case '|':
      return { re2: sign, postgres: sign, repeats: 1, isRepeatable: false }
    case '.':
      return { re2: '.', postgres: '.', repeats: 1, isRepeatable: true }
    case '*':
    case '+':
    case '?':
      throw broken('there is nothing before a repetition that could be repeated')
    default:
      return repeatable(escapeSign(sign))
  }
}

function readGroup(reading: Reading): Piece {
  const rest = reading.text.slice(reading.at)
  const opening = /^\?(?::|P?<[A-Za-z_]\w*>)/.exec(rest)
  if (opening === null && rest.startsWith('?'))
    throw broken('it looks ahead or behind, or sets an option inside, which no search here can')
  reading.at += opening?.[0].length ?? 0
  const inside = readAlternatives(reading)
  if (peek(reading) !== ')') throw broken('there is a ( without its )')
  reading.at++
  return { ...inside, re2: `(?:${inside.re2})`, postgres: `(?:${inside.postgres})`, isRepeatable: true }
}

function readEscape(reading: Reading): Piece {
  const sign = peek(reading)
  reading.at += sign.length
  const lower = CLASSES[sign.toLowerCase()]
  if (lower !== undefined) return repeatable(sign === sign.toLowerCase() ? `[${lower}]` : `[^${lower}]`)
  if (CONTROLS.has(sign)) return repeatable(`\\${sign}`)
  if (sign === 'b') return { re2: '\\b', postgres: '\\y', repeats: 1, isRepeatable: false }
  if (sign === 'B') return { re2: '\\B', postgres: '\\Y', repeats: 1, isRepeatable: false }
  if (sign === '') throw broken('it ends with a backslash')
  if (/[0-9A-Za-z]/.test(sign)) throw broken(`\\${sign} means nothing here`)
  return repeatable(escapeSign(sign))
}

function readSet(reading: Reading): string {
  let set = '['
  if (peek(reading) === '^') {
    set += '^'
    reading.at++
  }
  for (let count = 0; ; count++) {
    const sign = peek(reading)
    if (sign === '') throw broken('there is a [ without its ]')
    if (sign === ']' && count > 0) {
      reading.at++
      return `${set}]`
    }
    set += readMember(reading)
  }
}

/** A character, a class or a range of characters inside of [ ]. */
function readMember(reading: Reading): string {
  const named = NAMED_CLASS.exec(reading.text.slice(reading.at))
  if (named !== null) {
    reading.at += named[0].length
    return named[0]
  }
  const first = readSetSign(reading)
  if (!isOneSign(first) || !/^-[^\]]/u.test(reading.text.slice(reading.at))) return writeInSet(first)
  reading.at++
  const last = readSetSign(reading)
  if (!isOneSign(last)) throw broken('a range in [ ] ends with a class')
  if ((last.codePointAt(0) ?? 0) < (first.codePointAt(0) ?? 0))
    throw broken('a range in [ ] ends before it begins')
  return `${writeInSet(first)}-${writeInSet(last)}`
}

/** One character, or the characters that a class stands for. */
function readSetSign(reading: Reading): string {
  const sign = peek(reading)
  reading.at += sign.length
  if (sign === '[' && /^[.=:]/.test(peek(reading))) throw broken('there is a class in [ ] that nobody knows')
  if (sign !== '\\') return sign
  const escaped = peek(reading)
  reading.at += escaped.length
  const known = CLASSES[escaped]
  if (known !== undefined) return known
  if (CONTROLS.has(escaped)) return `\\${escaped}`
  if (escaped === '' || /[0-9A-Za-z]/.test(escaped)) throw broken(`\\${escaped} means nothing in [ ]`)
  return escaped
}

function writeInSet(sign: string): string {
  return /^[\\\][^-]$/.test(sign) ? `\\${sign}` : sign
}

function isOneSign(text: string): boolean {
  return [...text].length === 1
}

function repeatable(written: string): Piece {
  return { re2: written, postgres: written, repeats: 1, isRepeatable: true }
}

function escapeSign(sign: string): string {
  return /[\\^$.|?*+()[\]{}]/.test(sign) ? `\\${sign}` : sign
}

/** The next character, never half of a surrogate pair; empty at the end. */
function peek({ text, at }: Reading): string {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

function broken(why: string): Broken {
  return new Broken(why)
}
