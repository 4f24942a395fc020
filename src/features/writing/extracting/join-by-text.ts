import { itemAt } from '#platform/items.ts'
import { describeGroup, type HeadingGroup } from './group-headings.ts'

/** Two groups are of one topic when what stands below their headings has so much in common. */
const LEAST_LIKENESS = 0.4
/** Fewer words below the headings say too little. */
const LEAST_WORDS = 25
/** The words that say most about a group. */
const MOST_WORDS = 60

/**
 * Joins groups of headings in other words, "Prices at a glance" and "How much does it cost?", when no page has both and the
 * pages say the same below them.
 */
export function joinByText(groups: readonly HeadingGroup[], subject: ReadonlySet<string>): HeadingGroup[] {
  const texts = describeTexts(groups, subject)
  const pairs = listPairs(groups, texts).toSorted(
    (one, other) => other.likeness - one.likeness || one.order - other.order,
  )
  const joined = groups.map((group) => group)
  const into = groups.map((_, at) => at)
  for (const { first, second } of pairs) {
    const [one, other] = [itemAt(into, first), itemAt(into, second)]
    if (one === other || sharesHost(itemAt(joined, one), itemAt(joined, other))) continue
    joined[one] = describeGroup([...itemAt(joined, one).headings, ...itemAt(joined, other).headings])
    for (const [at, target] of into.entries()) if (target === other) into[at] = one
  }
  return joined.filter((_, at) => into[at] === at)
}

interface Pair {
  first: number
  second: number
  likeness: number
  order: number
}

function listPairs(groups: readonly HeadingGroup[], texts: readonly GroupText[]): Pair[] {
  const pairs: Pair[] = []
  for (const [first, one] of texts.entries())
    for (let second = first + 1; second < texts.length; second++) {
      const other = itemAt(texts, second)
      if (Math.min(one.words, other.words) < LEAST_WORDS) continue
      if (sharesHost(itemAt(groups, first), itemAt(groups, second))) continue
      const likeness = compareTexts(one.weights, other.weights)
      if (likeness >= LEAST_LIKENESS) pairs.push({ first, second, likeness, order: pairs.length })
    }
  return pairs
}

function sharesHost(one: HeadingGroup, other: HeadingGroup): boolean {
  return [...one.hosts].some((host) => other.hosts.has(host))
}

interface GroupText {
  words: number
  /** By word, how much it says about the group; the length of all together is 1. */
  weights: ReadonlyMap<string, number>
}

/** What stands below the headings of groups: words in few groups say more than words in many. */
function describeTexts(groups: readonly HeadingGroup[], subject: ReadonlySet<string>): GroupText[] {
  const counts = groups.map(({ headings }) => {
    const uses = new Map<string, number>()
    for (const { section } of headings)
      for (const key of new Set(section.sentences.flatMap(({ keys }) => [...keys])))
        if (!subject.has(key)) uses.set(key, (uses.get(key) ?? 0) + 1)
    return uses
  })
  const spread = new Map<string, number>()
  for (const uses of counts) for (const key of uses.keys()) spread.set(key, (spread.get(key) ?? 0) + 1)
  return counts.map((uses) => {
    const weights = [...uses]
      .map(
        ([key, count]) =>
          [key, Math.log(1 + count) * Math.log(groups.length / (spread.get(key) ?? 1))] as const,
      )
      .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
      .slice(0, MOST_WORDS)
    const length = Math.hypot(...weights.map(([, weight]) => weight))
    return {
      words: uses.size,
      weights: new Map(weights.map(([key, weight]) => [key, length === 0 ? 0 : weight / length])),
    }
  })
}

function compareTexts(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [key, weight] of one) sum += weight * (other.get(key) ?? 0)
  return sum
}
