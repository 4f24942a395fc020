import type { Token } from './read-title.ts'
import type { ReadTitle } from './subject-words.ts'

/**
 * Writes words, given by their keys, as most of the titles do that have all of them: in their order, their spelling and with the
 * words that connect them. Null if no title has all.
 */
export function writeWords(keys: readonly string[], titles: readonly ReadTitle[]): string | null {
  const weights = new Map<string, { written: string; weight: number }>()
  for (const { tokens, weight } of titles) {
    const written = cutOut(keys, tokens)
    if (written === null) continue
    const known = weights.get(written.toLowerCase())
    weights.set(written.toLowerCase(), {
      written: known?.written ?? written,
      weight: weight + (known?.weight ?? 0),
    })
  }
  const [best] = [...weights.values()].toSorted(
    (one, other) => other.weight - one.weight || (one.written < other.written ? -1 : 1),
  )
  return best?.written ?? null
}

function cutOut(keys: readonly string[], tokens: readonly Token[]): string | null {
  const wanted = new Set(keys)
  const kept: { written: string; at: number }[] = []
  for (const [at, { key, written, kind }] of tokens.entries())
    if (kind === 'subject' && wanted.delete(key)) kept.push({ written, at })
  if (wanted.size > 0) return null
  return kept
    .map(
      ({ written, at }, place) =>
        `${place === 0 ? '' : joint(tokens, kept[place - 1]?.at ?? at, at)}${written}`,
    )
    .join('')
}

/** What stands between two words: the connecting words, if there are no others, or else a space. */
function joint(tokens: readonly Token[], from: number, to: number): string {
  const between = tokens.slice(from + 1, to)
  if (between.every(({ kind }) => kind === 'connecting'))
    return tokens
      .slice(from + 1, to + 1)
      .map(({ before }, at) => `${before}${between[at]?.written ?? ''}`)
      .join('')
  return ' '
}
