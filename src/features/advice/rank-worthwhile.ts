import { comparedWithFirst } from './ctr-curve.ts'
import type { Action, WorthwhileAction } from './rules.ts'

/** The rank that a good page is expected to reach; the first one would promise too much. */
const REACHABLE_RANK = 3

/** Ranks from which a page can rise to the reachable one by being better. */
const RISES_FROM = { above: REACHABLE_RANK, to: 20 }

/** The part of a cluster's potential clicks that a page at the reachable rank usually gets. */
const REACHABLE_SHARE = comparedWithFirst(REACHABLE_RANK)

/** A cluster, with its numbers of the last 30 days; null when they are not known. */
interface Candidate {
  articleId: number
  title: string
  /** Its page; null when it has none. */
  url: string | null
  /** Clicks in a month if it ranked first (G-15). */
  potential: number | null
  clicks: number | null
  impressions: number | null
  position: number | null
  /** Searches in a month. */
  volume: number | null
  /** What is suggested for its page. */
  advice: { action: Action; reason: string; gain: number } | null
}

interface Worthwhile {
  action: WorthwhileAction
  articleId: number
  title: string
  url: string | null
  reason: string
  /** Clicks in 30 days, a whole number above 0. */
  gain: number
}

/** The action of each cluster that would bring most clicks, the largest gain first. */
export function rankWorthwhile(candidates: readonly Candidate[], most: number): Worthwhile[] {
  return candidates
    .flatMap((one) => findBest(one) ?? [])
    .toSorted((a, b) => b.gain - a.gain || a.articleId - b.articleId)
    .slice(0, most)
}

function findBest(one: Candidate): Worthwhile | null {
  const known = [findUpdate(one), findRise(one)].filter((found) => found !== null)
  const [best] = known.toSorted((a, b) => b.gain - a.gain)
  if (best === undefined || best.gain < 1) return null
  const { articleId, title, url } = one
  return { articleId, title, url, ...best }
}

type Part = Pick<Worthwhile, 'action' | 'reason' | 'gain'>

/** The clicks that a page has lost, or lacks compared with what is usual at its ranks. */
function findUpdate({ advice }: Candidate): Part | null {
  if (advice?.action !== 'update') return null
  return { action: 'update', reason: advice.reason, gain: Math.round(advice.gain) }
}

/** The clicks that a cluster would have more at a rank within reach. */
function findRise(one: Candidate): Part | null {
  if (one.potential === null) return null
  const gain = Math.round(one.potential * REACHABLE_SHARE - (one.clicks ?? 0))
  if (one.url === null) return { action: 'write', reason: explainWriting(one), gain }
  if (one.advice?.action === 'merge') return { action: 'merge', reason: one.advice.reason, gain }
  const { position, impressions, clicks } = one
  if (position === null || position <= RISES_FROM.above || position > RISES_FROM.to) return null
  const seen = `${countTimes(impressions ?? 0)} in 30 days at rank ${position.toFixed(1)}`
  return { action: 'improve', reason: `It was seen ${seen}, and clicked ${countTimes(clicks ?? 0)}.`, gain }
}

function explainWriting({ impressions, position, volume }: Candidate): string {
  if (impressions !== null && impressions > 0 && position !== null)
    return `Your site was seen ${countTimes(impressions)} in 30 days at rank ${position.toFixed(1)}, without a page for it.`
  return `${write(volume ?? 0)} searches a month, and your site has no page for it.`
}

function countTimes(count: number): string {
  if (count === 1) return 'once'
  return count === 0 ? 'never' : `${write(count)} times`
}

function write(count: number): string {
  return Math.round(count).toLocaleString('en-US')
}
