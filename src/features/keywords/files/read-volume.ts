/** How a column writes its numbers: what a dot, and what a comma, means before three digits. */
export interface NumberStyle {
  dot: 'thousands' | 'decimal'
  comma: 'thousands' | 'decimal'
}

/** The style of a column whose values do not show another: `1.300` and `1,300` are both 1300. */
const COMMON_STYLE: NumberStyle = { dot: 'thousands', comma: 'thousands' }

const MULTIPLIERS = new Map([
  ...toEntries('k tsd tys тыс тис mil 千 천', 1e3),
  ...toEntries('m mi mio mln млн million millions', 1e6),
  ...toEntries('b bn mrd mld млрд', 1e9),
  ...toEntries('万 萬 만', 1e4),
  ...toEntries('億 亿 억', 1e8),
])

const UNKNOWN = new Set(['', ...'- -- --- n/a #n/a na n.a. k.a. nan null none undefined'.split(' ')])
/** Longest text of a number, in characters; the patterns below would be slow on longer texts. */
const MAX_LENGTH = 100
const DOTTED = /^[1-9]\d{0,2}(\.\d{3}){1,3}$/
const DECIMAL_DOT = /^(\d*\.\d{1,2}|\d+\.\d{4,}|(0|\d{4,})\.\d+)$/
const DECIMAL_COMMA = /^(\d*,\d{1,2}|\d+,\d{4,}|(0|\d{4,}),\d+)$/
// At most 100 characters: longer texts are no number.
const RANGE = /^(.*\d.*?)(?:\s*-\s*|\s+(?:to|bis|à|a)\s+)(\d.*)$/
// At most 100 characters: longer texts are no number.
const BOUND = /^([<>≤≥~≈]=?)\s*(.*)$/

/**
 * Reads monthly searches as tools and people write them: `1,300`, `1.300`, `1 300`, `1.3K`, `2,5 Mio.`,
 * `10K – 100K`, `<10`, `>1M`. Returns null for an unknown volume (`-`, `n/a`, empty, below zero).
 */
export function readVolume(text: string, style: NumberStyle = COMMON_STYLE): number | null | 'unreadable' {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  if (style.dot === 'thousands' && DOTTED.test(text)) return Number(text.replaceAll('.', ''))
  if (text.length > MAX_LENGTH) return 'unreadable'
  const plain = simplify(text)
  // NFKC can turn one character into several.
  if (plain.length > MAX_LENGTH) return 'unreadable'
  if (UNKNOWN.has(plain) || /^-\s*\d/.test(plain)) return null
  const value = readRange(plain, style)
  return value !== null && value <= Number.MAX_SAFE_INTEGER ? Math.round(value) : 'unreadable'
}

/** Finds the separators that some value of the column uses in a way that only a decimal separator is used. */
export function detectStyle(values: string[]): NumberStyle {
  const plain = values.filter((value) => value.length <= MAX_LENGTH).map(simplify)
  return {
    dot: plain.some((value) => DECIMAL_DOT.test(value)) ? 'decimal' : 'thousands',
    comma: plain.some((value) => DECIMAL_COMMA.test(value)) ? 'decimal' : 'thousands',
  }
}

function simplify(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
}

/** Whether a text that is a volume gives it only roughly, as a range or a bound: `10K – 100K`, `<10`, `1M+`, `~3000`. */
export function isRoughVolume(text: string): boolean {
  if (/^\d*$/.test(text) || text.length > MAX_LENGTH) return false
  const plain = simplify(text)
  return plain.length <= MAX_LENGTH && (RANGE.test(plain) || BOUND.test(plain) || plain.endsWith('+'))
}

/**
 * A range such as 10 to 100 spans powers of ten, so it gives its geometric middle, rounded to as much as it says: 30,
 * and 140 for 101 to 200. A range from 0 is taken from 1. `<10` is the range up to 10; `>1M` and `1M+` give their
 * bound.
 */
function readRange(text: string, style: NumberStyle): number | null {
  const [, low, high] = RANGE.exec(text) ?? []
  if (low !== undefined && high !== undefined) return middle(readNumber(low, style), readNumber(high, style))
  const [, sign, bound] = BOUND.exec(text) ?? []
  if (sign !== undefined && bound !== undefined) {
    return sign.startsWith('<') || sign.startsWith('≤')
      ? middle(0, readNumber(bound, style))
      : readNumber(bound, style)
  }
  return readNumber(text.replace(/\+$/, ''), style)
}

/** The middle with one digit where the range spans a power of ten, else with two. */
function middle(low: number | null, high: number | null): number | null {
  if (low === null || high === null) return null
  if (high <= 1) return high
  const from = Math.max(1, low)
  return Number(Math.sqrt(from * high).toPrecision(high >= from * 10 ? 1 : 2))
}

// At most 100 characters: longer texts are no number.
const NUMBER = /^([\d\s.,'’`]*?)\s*(\p{L}*)\.?$/u

function readNumber(text: string, style: NumberStyle): number | null {
  const [, digits, word] = NUMBER.exec(text.trim()) ?? []
  if (digits === undefined || word === undefined) return readScientific(text)
  const multiplier = word === '' ? 1 : MULTIPLIERS.get(word)
  const value = readDigits(
    digits.replace(/[\s'’`]/g, ''),
    word === '' ? style : { dot: 'decimal', comma: 'decimal' },
  )
  return multiplier === undefined || value === null ? null : value * multiplier
}

/** Reads the way in which Excel writes long numbers: 1.3E+05. */
function readScientific(text: string): number | null {
  return /^\d([.,]\d+)?e\+?\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) : null
}

function readDigits(digits: string, style: NumberStyle): number | null {
  const decimal = findDecimal(digits, style)
  const whole = decimal === null ? digits : digits.slice(0, digits.lastIndexOf(decimal))
  const fraction = decimal === null ? '' : digits.slice(digits.lastIndexOf(decimal) + 1)
  // Groups of two are Indian: 1,30,000.
  if (!/^(\d*|\d{1,3}([.,]\d{2,3})*[.,]\d{3})$/.test(whole) || !/^\d*$/.test(fraction)) return null
  const bare = whole.replace(/[.,]/g, '')
  return bare + fraction === '' ? null : Number(`${bare}.${fraction}`)
}

function findDecimal(digits: string, style: NumberStyle): '.' | ',' | null {
  const dots = digits.split('.').length - 1
  const commas = digits.split(',').length - 1
  if (dots > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  if (dots + commas !== 1) return null
  const mark = dots === 1 ? '.' : ','
  const groups = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  return groups && (mark === '.' ? style.dot : style.comma) === 'thousands' ? null : mark
}

function toEntries(words: string, value: number): [string, number][] {
  return words.split(' ').map((word) => [word, value])
}
