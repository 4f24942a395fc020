import { itemAt } from '#platform/items.ts'
import { compareTopics, type Topic } from './heading-likeness.ts'
import type { PageSection, ReadPage } from './read-pages.ts'

/** A heading of a page. */
export interface PlacedHeading {
  text: string
  topic: Topic
  page: ReadPage
  section: PageSection
}

/** Headings of several pages about one topic. */
export interface HeadingGroup {
  headings: PlacedHeading[]
  /** Hosts that have one of them. */
  hosts: ReadonlySet<string>
  /** The mean place in the pages, from 0 to 1. */
  place: number
}

/** Average likeness from which two groups are of one topic. */
const LEAST_LIKENESS = 0.5
/** Two headings of one page are seldom of one topic. */
const ON_ONE_PAGE = 0.6

/**
 * Puts headings about one topic together, the most alike first. The order of headings makes no difference to the
 * groups.
 */
export function groupHeadings(headings: readonly PlacedHeading[]): HeadingGroup[] {
  const sorted = headings.toSorted(
    (one, other) =>
      compareTexts(one.text, other.text) || compareTexts(one.page.page.url, other.page.page.url),
  )
  const groups = sorted.map((heading) => [heading])
  // What two groups have in common, summed over all pairs of their headings.
  const sums = sorted.map((one) => sorted.map((other) => compare(one, other)))
  const open = new Set(sorted.keys())
  const likenessOf = (one: number, other: number) =>
    sumAt(sums, one, other) / (itemAt(groups, one).length * itemAt(groups, other).length)
  const findNearest = (one: number): Near | null => {
    let best: Near | null = null
    for (const other of open)
      if (other > one) best = nearer(best, { other, likeness: likenessOf(one, other) })
    return best
  }
  // Of each group, the one after it that is most like it: looked for again only when one of the two was joined.
  const nearest = sorted.map((_, at) => findNearest(at))
  for (;;) {
    const into = findMost(open, nearest)
    if (into === null) break
    const { other: from } = itemAt(nearest, into) ?? { other: into }
    itemAt(groups, into).push(...itemAt(groups, from))
    open.delete(from)
    for (const at of open) {
      const sum = sumAt(sums, into, at) + sumAt(sums, from, at)
      itemAt(sums, into)[at] = sum
      itemAt(sums, at)[into] = sum
    }
    for (const at of open) {
      const near = itemAt(nearest, at)
      if (at === into || near?.other === into || near?.other === from) nearest[at] = findNearest(at)
      else if (at < into) nearest[at] = nearer(near, { other: into, likeness: likenessOf(at, into) })
    }
  }
  return [...open].map((at) => describeGroup(itemAt(groups, at)))
}

interface Near {
  other: number
  likeness: number
}

/** The one that is more alike; of two that are equally so, the first. */
function nearer(near: Near | null, one: Near): Near | null {
  if (near === null) return one.likeness > LEAST_LIKENESS ? one : null
  if (one.likeness === near.likeness) return one.other < near.other ? one : near
  return one.likeness > near.likeness ? one : near
}

/** The first of the groups whose nearest one is most like it. */
function findMost(open: ReadonlySet<number>, nearest: readonly (Near | null)[]): number | null {
  let best: number | null = null
  let most = LEAST_LIKENESS
  for (const at of open) {
    const { likeness } = itemAt(nearest, at) ?? { likeness: 0 }
    if (likeness <= most) continue
    best = at
    most = likeness
  }
  return best
}

function compare(one: PlacedHeading, other: PlacedHeading): number {
  const likeness = compareTopics(one.topic, other.topic)
  return one.page === other.page ? likeness * ON_ONE_PAGE : likeness
}

function sumAt(sums: readonly number[][], one: number, other: number): number {
  return itemAt(itemAt(sums, one), other)
}

/** What headings about one topic have in common. */
export function describeGroup(headings: PlacedHeading[]): HeadingGroup {
  const hosts = new Set(headings.map(({ page }) => page.host))
  const place = headings.reduce((sum, { section }) => sum + section.place, 0) / headings.length
  return { headings, hosts, place }
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
