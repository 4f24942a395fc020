import type { PlantedKeyword } from '#tests/support/engine/planted-keywords.ts'

/** Usual English stop words. */
const STOP_WORDS = new Set(
  `a an and are as at be by can do does for from how i in is it me my near of on or that the this to vs was what when where
  which who why will with you your`.split(/\s+/),
)

/**
 * Topics as in a spreadsheet: each cluster to the word that most of its keywords have, and of equally common words to the
 * one that fewest clusters have.
 */
export function labelByWord(
  planted: readonly PlantedKeyword[],
  { clusterOf, clusterCount }: { clusterOf: Int32Array; clusterCount: number },
): Int32Array {
  const countsOf = Array.from({ length: clusterCount }, () => new Map<string, number>())
  for (const [row, { keyword }] of planted.entries())
    for (const word of new Set(keyword.split(' ').filter((one) => !STOP_WORDS.has(one)))) {
      const counts = countsOf[clusterOf[row] ?? 0]
      counts?.set(word, (counts.get(word) ?? 0) + 1)
    }
  const clustersOf = new Map<string, number>()
  for (const word of countsOf.flatMap((counts) => [...counts.keys()]))
    clustersOf.set(word, (clustersOf.get(word) ?? 0) + 1)
  const labels = new Map<string, number>()
  return Int32Array.from(countsOf, (counts, cluster) => {
    const [[word] = [`cluster ${cluster}`]] = [...counts].toSorted(
      ([one, rowsOfOne], [other, rowsOfOther]) =>
        rowsOfOther - rowsOfOne || (clustersOf.get(one) ?? 0) - (clustersOf.get(other) ?? 0),
    )
    const label = labels.get(word) ?? labels.size
    labels.set(word, label)
    return label
  })
}
