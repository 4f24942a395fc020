import { GENERAL, SPECIAL, type Reader } from './create-reader.ts'

/** What a heading is about, with how much each word of it says. */
export interface Topic {
  weights: ReadonlyMap<string, number>
  total: number
  /** Whether it has words besides those of the main keyword and "step by step". */
  saysMore: boolean
}

/** Words of the main keyword are in so many headings that they tell few apart. */
const OF_SUBJECT = 0.2
/** A word that one site alone has in its headings tells little about what sites have in common. */
const OF_ONE_SITE = 0.4
/** "Step by step" goes with any topic. */
const OF_GENERAL = 0.3
/** A heading that says no more than the main keyword is seldom about what another one adds. */
const OF_BARE = 0.6
/** Two words that begin alike, or of which one is the end of the other: clean and cleaner, Kaffeemaschine and Maschine. */
const OF_SIMILAR = 0.8
const LEAST_SHARED = 4
const LEAST_SHARE = 0.6
const LONGEST_ENDING = 3
const COMPOUND_END = 4

interface HostHeading {
  text: string
  host: string
}

/**
 * Weighs the words of headings: one that many sites have once says what a part is about, one that a site has in several
 * of its headings says less.
 */
export function createTopicReader(
  reader: Reader,
  { headings, subject }: { headings: readonly HostHeading[]; subject: ReadonlySet<string> },
): (heading: string) => Topic {
  const uses = new Map<string, { hosts: Set<string>; count: number }>()
  for (const { text, host } of headings)
    for (const key of reader.topicOf(text)) {
      const use = uses.get(key) ?? { hosts: new Set(), count: 0 }
      use.hosts.add(host)
      use.count++
      uses.set(key, use)
    }
  const own = [...subject]
  const weigh = (key: string) => {
    if (own.some((one) => likenessOf(one, key) > 0)) return OF_SUBJECT
    if (key.startsWith(GENERAL)) return OF_GENERAL
    const { hosts, count } = uses.get(key) ?? { hosts: NONE, count: 1 }
    return (hosts.size > 1 ? 1 : OF_ONE_SITE) * (Math.max(hosts.size, 1) / count)
  }
  const known = new Map<string, number>()
  const recall = (key: string) => {
    const weight = known.get(key) ?? weigh(key)
    known.set(key, weight)
    return weight
  }
  return (heading) => {
    const weights = new Map([...reader.topicOf(heading)].map((key) => [key, recall(key)] as const))
    const sums = [...weights.values()]
    const saysMore = sums.some((weight) => weight > OF_GENERAL)
    return { weights, total: sums.reduce((sum, weight) => sum + weight, 0), saysMore }
  }
}

const NONE: ReadonlySet<string> = new Set()

/** From 0 to 1: how much of two headings' words are the same. */
export function compareTopics(one: Topic, other: Topic): number {
  if (one.total === 0 || other.total === 0) return 0
  let shared = 0
  for (const [key, weight] of one.weights) {
    let best = 0
    for (const [against, otherWeight] of other.weights)
      best = Math.max(best, likenessOf(key, against) * Math.min(weight, otherWeight))
    shared += best
  }
  const likeness = (2 * shared) / (one.total + other.total)
  return one.saysMore === other.saysMore ? likeness : likeness * OF_BARE
}

/** How much two words count as the same. */
export function likenessOf(one: string, other: string): number {
  if (one === other) return 1
  if (isMeaning(one) || isMeaning(other)) return 0
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length >= COMPOUND_END && long.endsWith(short)) return OF_SIMILAR
  if (short.length < LEAST_SHARED) return 0
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared++
  if (shared === short.length && long.length - shared <= LONGEST_ENDING) return OF_SIMILAR
  const isMost = shared >= long.length * LEAST_SHARE && shared >= short.length - LONGEST_ENDING
  return shared > LEAST_SHARED && isMost ? OF_SIMILAR : 0
}

function isMeaning(key: string): boolean {
  return key.startsWith(GENERAL) || key.startsWith(SPECIAL)
}
