import { LONGEST_KEYWORD } from '#features/contentplans/rules.ts'
import { estimateCost, type MicroDollars } from '#features/billing/rules.ts'

/** Up to this many searches are made live; more go to the provider's queue if it has one. */
export const MOST_LIVE = 20

interface SerpPrices {
  /** US dollars. */
  pricePerSerp: number
  queue: { pricePerSerp: number } | null
}

/** Whether this many searches are made live, or queued at a lower price. */
export function chooseWay(calls: number, { queue }: SerpPrices): 'live' | 'queue' {
  return queue !== null && calls > MOST_LIVE ? 'queue' : 'live'
}

export function priceOfSerp(way: 'live' | 'queue', { pricePerSerp, queue }: SerpPrices): number {
  return way === 'queue' && queue !== null ? queue.pricePerSerp : pricePerSerp
}

/** What this many searches cost. */
export function estimateSerpCost(calls: number, prices: SerpPrices): MicroDollars {
  return estimateCost({ calls, price: priceOfSerp(chooseWay(calls, prices), prices) })
}

/** Whether a folded keyword can be searched for at all. Others are neither asked for nor stored. */
export function isSearchable(keyword: string): boolean {
  const isStorable = keyword.isWellFormed() && !keyword.includes('\0')
  return keyword !== '' && keyword.length <= LONGEST_KEYWORD && isStorable
}

const SHORTEST_WAIT = 2
const LONGEST_WAIT = 60

/** Seconds until queued searches are checked again: the longer the oldest one has waited, the longer. */
export function chooseNextCheck(waitedSeconds: number): number {
  return Math.min(Math.max(Math.round(waitedSeconds / 2), SHORTEST_WAIT), LONGEST_WAIT)
}
