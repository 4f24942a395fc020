import type { Unit } from './mention.ts'
import { UNIT_WORDS } from './unit-words.ts'

const LONGEST = Math.max(...[...UNIT_WORDS.keys()].map((word) => word.length))
// At most 12 characters: what stands before a number is cut.
const BEFORE =
  /(?<![\p{L}\p{M}])(us\$|usd|eur|gbp|jpy|cny|chf|sek|nok|dkk|kr)\.?[ \u00a0]?$|([$€£¥￥₹₽])[ \u00a0]?$/iu
/** Vowel signs of Arabic. */
const SIGNS = /[\u064b-\u0652]/g
const LETTER = /^[\p{L}\p{M}]/u
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u

/** What the text names right before a number (a currency) or right after it. */
export function findUnits(before: string, after: string): readonly Unit[] {
  const [, code, sign] = BEFORE.exec(before.slice(-12)) ?? []
  const currency = UNIT_WORDS.get((code ?? sign ?? '').toLowerCase())
  return currency ?? findUnitsAfter(after)
}

/** The longest unit that the text begins with. */
export function findUnitsAfter(after: string): readonly Unit[] {
  const text = after
    .slice(0, LONGEST + 8)
    .replaceAll(SIGNS, '')
    .replace(/^[\s\u00a0\u2009\u202f‑-]/, '')
    .replace(/^de (?=euros|dólares|libras|pesos)/, '')
    .toLowerCase()
  for (let length = Math.min(LONGEST, text.length); length > 0; length--) {
    const units = UNIT_WORDS.get(text.slice(0, length))
    if (units !== undefined && isWhole(text, length)) return units
  }
  return []
}

function isWhole(text: string, length: number): boolean {
  const rest = text.slice(length)
  if (WIDE.test(text.slice(0, length))) return !/^の[0-9一二三四五]/.test(rest)
  return !/[\p{L}\p{M}]/u.test(text.charAt(length - 1)) || !LETTER.test(rest) || WIDE.test(rest.charAt(0))
}
