import type { GroupingPreview } from '../api.ts'

type Sizes = GroupingPreview['scores'][number]['sizes']

const BOUNDS = [
  { name: 'of one keyword', least: 1, most: 1 },
  { name: 'of 2 to 4', least: 2, most: 4 },
  { name: 'of 5 to 19', least: 5, most: 19 },
  { name: 'of 20 and more', least: 20, most: Number.POSITIVE_INFINITY },
] as const

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
