import type { Action } from './rules.ts'

interface Window {
  clicks: number
  impressions: number
  /** null: nobody saw it. */
  position: number | null
}

/** What is known of a page when something is suggested for it. */
export interface PageLook {
  /** Days since it was published, or since it was seen first; null: nobody knows. */
  ageDays: number | null
  /** Days of search data that there are. */
  daysKnown: number
  /** The last 30 days, and the 30 before; null: not imported whole. */
  last: Window | null
  prev: Window | null
  /** The last 30 days a year ago, and how often it was seen in the 30 before those; null: not imported whole. */
  lastYear: (Window & { impressionsBefore: number }) | null
  /** The last 180 days; null: not imported whole. */
  halfYear: { clicks: number; impressions: number } | null
  /** Links from pages among the favorites. */
  linksFromFavorites: number
  /**
   * The strongest other page of the site on the keywords of its cluster, with its share of the cluster's impressions, and of ten
   * results how many its subject shares with that of the cluster (null: not known); null: it has no cluster, or is alone there.
   */
  competing: { url: string; share: number; overlap: number | null } | null
  /** Clicks of its keywords in the last 30 days, and how many the site usually has at their ranks; null: not known. */
  reach: { clicks: number; expected: number; impressions: number } | null
}

interface Advice {
  action: Action
  /** As a sentence for people. */
  reason: string
}

const LEAST_DAYS = 28
const FEW_IMPRESSIONS = 10
const YOUNG_DAYS = 90
const OLD_DAYS = 180
const COMPETING_SHARE = 0.4
const COMPETING_OVERLAP = 4
const LOSS = 0.25
/** A loss of less than this is chance. */
const LEAST_CLICKS = 10
/** Whose rank is worse by less has not lost its place. */
const LOST_PLACES = 1
const WITHIN_REACH = { from: 4, to: 20 }

type KnownLook = PageLook & { last: Window }

/** What to do with a page (G-27), the first rule that holds. */
export function chooseAction(look: PageLook): Advice {
  if (!isKnown(look)) return { action: 'not-enough-data', reason: describeGap(look) }
  return (
    findYouth(look) ??
    findDeadPage(look) ??
    findMerge(look) ??
    findLoss(look) ??
    findDecay(look) ??
    findMissedClicks(look) ?? {
      action: 'leave',
      reason: 'It does as well as it did, and as its rank lets expect.',
    }
  )
}

function isKnown(look: PageLook): look is KnownLook {
  return look.daysKnown >= LEAST_DAYS && look.last !== null
}

function describeGap({ daysKnown }: PageLook): string {
  return daysKnown < LEAST_DAYS
    ? `There are only ${daysKnown} days of search data; ${LEAST_DAYS} are needed.`
    : 'The last 30 days are not all imported yet.'
}

function findYouth({ ageDays, last, prev }: KnownLook): Advice | null {
  const impressions = last.impressions + (prev?.impressions ?? 0)
  if (impressions >= FEW_IMPRESSIONS || ageDays === null || ageDays >= YOUNG_DAYS) return null
  return {
    action: 'not-enough-data',
    reason: `It is ${ageDays} days old and was seen ${impressions} times; give it until it is ${YOUNG_DAYS} days old.`,
  }
}

function findDeadPage({ ageDays, halfYear, linksFromFavorites }: KnownLook): Advice | null {
  if (halfYear === null || ageDays === null || ageDays <= OLD_DAYS || linksFromFavorites > 0) return null
  if (halfYear.clicks > 0 || halfYear.impressions >= FEW_IMPRESSIONS) return null
  return {
    action: 'delete',
    reason: `In ${OLD_DAYS} days nobody clicked it and it was seen ${halfYear.impressions} times, and no favorite links to it.`,
  }
}

function findMerge({ competing }: KnownLook): Advice | null {
  if (competing === null || competing.share < COMPETING_SHARE) return null
  if (competing.overlap === null || competing.overlap < COMPETING_OVERLAP) return null
  const share = Math.round(competing.share * 100)
  return {
    action: 'merge',
    reason: `${competing.url} gets ${share} % of the impressions of its cluster, for searches that share ${competing.overlap} of 10 results.`,
  }
}

/** What a season took last year as well is no loss. */
function findLoss({ last, prev, lastYear }: KnownLook): Advice | null {
  if (prev === null) return null
  const expected = prev.clicks * Math.min(1, seasonOf(lastYear))
  if (expected < LEAST_CLICKS || last.clicks > expected * (1 - LOSS)) return null
  const season = lastYear === null ? '' : ', and the season does not explain it'
  return {
    action: 'update',
    reason: `It has ${lossOf(prev, last)} % fewer clicks than in the 30 days before${season}: ${last.clicks} after ${prev.clicks}.`,
  }
}

/** How searches changed from one window to the next a year ago: by what was seen, for clicks also follow the rank. */
function seasonOf(lastYear: PageLook['lastYear']): number {
  if (lastYear === null || lastYear.impressionsBefore === 0) return 1
  return lastYear.impressions / lastYear.impressionsBefore
}

/** Who loses a little each month never loses a quarter within one; with a worse rank than a year ago it is no season. */
function findDecay({ last, lastYear }: KnownLook): Advice | null {
  if (lastYear === null || lastYear.position === null || last.position === null) return null
  if (lastYear.clicks < LEAST_CLICKS || last.clicks > lastYear.clicks * (1 - LOSS)) return null
  if (last.position < lastYear.position + LOST_PLACES) return null
  const ranks = `at rank ${last.position.toFixed(1)} after ${lastYear.position.toFixed(1)}`
  return {
    action: 'update',
    reason: `It has ${lossOf(lastYear, last)} % fewer clicks than a year ago, ${ranks}: ${last.clicks} after ${lastYear.clicks}.`,
  }
}

function lossOf(before: Window, after: Window): number {
  return Math.round((1 - after.clicks / before.clicks) * 100)
}

/** Fewer clicks than its ranks bring the site elsewhere, by more than chance explains: two standard deviations of a Poisson count. */
function findMissedClicks({ last: { position }, reach }: KnownLook): Advice | null {
  if (position === null || position < WITHIN_REACH.from || position > WITHIN_REACH.to) return null
  if (reach === null || reach.clicks >= reach.expected - 2 * Math.sqrt(reach.expected)) return null
  const [got, usual] = [reach.clicks, reach.expected].map((clicks) => percent(clicks / reach.impressions))
  return {
    action: 'update',
    reason: `At rank ${position.toFixed(1)} it gets ${got} of clicks where this site usually gets ${usual}.`,
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
