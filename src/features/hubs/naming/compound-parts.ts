import type { ReadTitle } from './subject-words.ts'

/** Languages that write what a thing is at the end of one long word: "Wanderschuhe" and "Laufschuhe" are "Schuhe". */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da'])
const SHORTEST_PART = 4
/** So many letters come before the part. */
const SHORTEST_FRONT = 3

/** The longest word ending that at least `least` titles of the group share; null when they share no ending. */
export function findCompoundPart(
  titles: readonly ReadTitle[],
  language: string,
  least: number,
): string | null {
  if (!COMPOUNDING.has(language.slice(0, 2).toLowerCase())) return null
  const shares = new Map<string, number>()
  for (const { tokens, weight } of titles)
    for (const part of new Set(
      tokens.filter(({ kind }) => kind === 'subject').flatMap(({ written }) => listParts(written)),
    ))
      shares.set(part, (shares.get(part) ?? 0) + weight)
  const [longest] = [...shares]
    .filter(([, share]) => share >= least)
    .toSorted(
      ([one, shareOfOne], [other, shareOfOther]) =>
        other.length - one.length || shareOfOther - shareOfOne || (one < other ? -1 : 1),
    )
  return longest?.[0] ?? null
}

function listParts(word: string): string[] {
  const lower = word.toLowerCase()
  const parts: string[] = []
  for (let from = SHORTEST_FRONT; from <= lower.length - SHORTEST_PART; from++) parts.push(lower.slice(from))
  return parts
}
