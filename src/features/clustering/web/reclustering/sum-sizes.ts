import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { GroupingPreview } from '../api.ts'

type Sizes = GroupingPreview['scores'][number]['sizes']

const BOUNDS = [
  { name: '1', least: 1, most: 1 },
  { name: '2 to 4', least: 2, most: 4 },
  { name: '5 to 19', least: 5, most: 19 },
  { name: '20 and more', least: 20, most: Number.POSITIVE_INFINITY },
] as const

/** The classes of size, by how many keywords a cluster has, from the smallest to the largest. */
export const SIZE_CLASSES = BOUNDS.map(({ name }) => name)

/** How many clusters there are in each of four classes of size, from the smallest to the largest. */
export function sumSizes(sizes: Sizes): { name: (typeof BOUNDS)[number]['name']; count: number }[] {
  return BOUNDS.map(({ name, least, most }) => ({
    name,
    count: sizes.reduce((sum, [size, count]) => (size >= least && size <= most ? sum + count : sum), 0),
  }))
}

/** The number of keywords of the largest cluster; 0 without clusters. */
export function findLargest(sizes: Sizes): number {
  return sizes.reduce((largest, [size]) => Math.max(largest, size), 0)
}

/** "3 gives 406 clusters: 400 with 2 to 4 keywords, 6 without keywords." */
export function describeScore({
  minimumScore,
  clusterCount,
  sizes,
}: GroupingPreview['scores'][number]): string {
  const kinds = sumSizes(sizes)
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${formatCount(count)} with ${name} ${name === '1' ? 'keyword' : 'keywords'}`)
  const empty = sizes.find(([size]) => size === 0)
  const parts = empty ? [...kinds, `${formatCount(empty[1])} without keywords`] : kinds
  const clusters = formatNoun(clusterCount, 'cluster', 'clusters')
  return `${minimumScore} gives ${clusters}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`
}
