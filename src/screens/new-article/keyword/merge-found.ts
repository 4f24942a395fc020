import { LONGEST_PATTERN, matchLiterally } from '#features/contentplans/rules.ts'

/** Clusters that each of the three searches finds, at most (F-122). */
export const MOST_FOUND = 10

/** Whether two titles are one: the plan has no two clusters whose titles differ only in case (V-22). */
export function isSameTitle(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/**
 * The regular expressions that find the title itself, and titles and keywords with the text in them. A text that is too
 * long for one is found by its beginning, the title too.
 */
export function patternsOf(text: string): { exact: string; contains: string } {
  const contains = matchLiterally(text)
  const exact = `^${contains}$`
  return { exact: exact.length > LONGEST_PATTERN ? contains : exact, contains }
}

interface Titled {
  id: number
  title: string
}

/** The clusters of all searches, each once: the one with exactly this title first, the others in the given order. */
export function mergeFound<Cluster extends Titled>(
  text: string,
  found: readonly (readonly Cluster[])[],
): { exact: Cluster | null; others: readonly Cluster[] } {
  const clusters = [...new Map(found.flat().map((cluster) => [cluster.id, cluster])).values()]
  const exact = clusters.find(({ title }) => isSameTitle(title, text)) ?? null
  return { exact, others: clusters.filter((cluster) => cluster !== exact) }
}
