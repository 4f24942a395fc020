import type { ArticleType } from '../rules.ts'
import type { Brand } from './find-brand.ts'
import { KINDS_OF_SIGNS } from './kinds-of-signs.ts'
import type { Spoken } from './read-keywords.ts'

/** What the rules have read in the clues. */
export interface Evidence {
  spoken: readonly Spoken[]
  /** The type of each result; null where it does not say. */
  shown: readonly (ArticleType | null)[]
  brand: Brand | null
  pageType: ArticleType | null
}

/** How much speaks for a value, 0 to 1, and the sentence that says what. */
export interface Vote<Value extends string> {
  value: Value
  weight: number
  reason: string
}

/** The votes of the words: for each value, the share of the searches whose words ask for it. */
export function listWordVotes<Value extends string>(
  spoken: readonly Spoken[],
  valueOf: (one: Spoken) => Value | null,
): Vote<Value>[] {
  const votes = new Map<Value, { weight: number; best: Spoken }>()
  for (const one of spoken) {
    const value = valueOf(one)
    if (value === null) continue
    const { weight = 0, best = one } = votes.get(value) ?? {}
    votes.set(value, { weight: weight + one.share, best })
  }
  return [...votes].map(([value, { weight, best }]) => ({
    value,
    weight,
    reason: describeWords(best, weight),
  }))
}

function describeWords({ keyword, words, sign }: Spoken, share: number): string {
  const means = sign === null ? '' : KINDS_OF_SIGNS[sign].means
  const start = words === keyword ? `"${keyword}" ${means}` : `"${words}" in "${keyword}" ${means}`
  const percent = Math.round(100 * share)
  return percent === 100 ? `${start}.` : `${start}; ${percent} % of the searches of this cluster do so.`
}
