import { SCALES } from './number-words.ts'

interface Scaled {
  values: number[]
  /** What stands after the number and the word that multiplies it. */
  rest: string
}

const ATTACHED: Record<string, number> = { k: 1e3, K: 1e3, m: 1e6, M: 1e6, B: 1e9 }

/** Multiplies by what stands right after a number: 1.5 million, 40K, 4万. */
export function scale(values: readonly number[], after: string): Scaled {
  const letter = /^[kKmMB](?![\p{L}\p{N}²³/])/u.exec(after)?.[0] ?? ''
  const attached = ATTACHED[letter]
  if (attached !== undefined)
    return { values: [...values, ...values.map((value) => value * attached)], rest: restOf(after, letter) }
  const found = findScale(after)
  if (found === null) return { values: [...values], rest: after }
  const { factors, length } = found
  return {
    values: factors.flatMap((factor) => values.map((value) => value * factor)),
    // Tenths are a share, too.
    rest: after.startsWith('割') ? '%' : after.slice(length),
  }
}

/** A letter alone may be a unit as well: 5 m. */
function restOf(after: string, letter: string): string {
  const rest = after.slice(letter.length)
  return letter === 'm' && !/^ ?(?:dollar|euro|pound|yen|kron|dólar)/i.test(rest) ? after : rest
}

export function findScale(after: string): { factors: readonly number[]; length: number } | null {
  const word = after.replace(/^[\s\u00a0-]/, '').toLowerCase()
  let found: (typeof SCALES)[number] | null = null
  for (const one of SCALES)
    if (word.startsWith(one[0]) && !continues(word, one[0]) && one[0].length > (found?.[0].length ?? 0))
      found = one
  return found === null ? null : { factors: found[1], length: after.length - word.length + found[0].length }
}

function continues(word: string, begin: string): boolean {
  return /^[a-z\u0600-\u06ff]/.test(begin) && /^\p{L}/u.test(word.slice(begin.length))
}
