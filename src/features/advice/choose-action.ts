import type { Action } from './rules.ts'

interface Window {
  clicks: number
  impressions: number
  /** Null when the page was not seen. */
  position: number | null
}

/** What is known about a page when an action is suggested for it. */
export interface PageFacts {
  /** Days since it was published, or since it was seen first; null when unknown. */
  ageDays: number | null
  /** How many days of search data there are. */
  daysKnown: number
  /** The last 30 days, and the 30 before; null when not imported completely. */
  last: Window | null
  prev: Window | null
  /** The last 30 days a year ago, and its impressions in the 30 before those; null when not imported completely. */
  lastYear: (Window & { impressionsBefore: number }) | null
  /** The last 180 days; null when not imported completely. */
  halfYear: { clicks: number; impressions: number } | null
  /** How many favorite pages link to it. */
  linksFromFavorites: number
  /**
   * The other page of the site that is seen most for the keywords of the page's cluster; null without a cluster or
   * another page. `share` is its part of the cluster's impressions, 0 to 1. `overlap` is how many of ten results the
   * keyword that it is seen for most shares with the cluster's main keyword; null when unknown.
   */
  competing: { url: string; share: number; overlap: number | null } | null
  /** Its clicks in the last 30 days, and how many the site usually gets at its ranks; null when unknown. */
  reach: { clicks: number; expected: number; impressions: number } | null
}

interface Advice {
  action: Action
  /** A sentence for users. */
  reason: string
  /** Clicks in 30 days that an update would bring back, or up to what is usual; 0 for other actions. */
  gain: number
}

const LEAST_DAYS = 28
const FEW_IMPRESSIONS = 10
const YOUNG_DAYS = 90
const OLD_DAYS = 180
const COMPETING_SHARE = 0.4
const COMPETING_OVERLAP = 4
const LOSS = 0.25
/** A loss from fewer clicks than this may be chance. */
const LEAST_CLICKS = 10
/** A rank that is worse by less than this has not got worse. */
const LOST_PLACES = 1
const WITHIN_REACH = { from: 4, to: 20 }

type KnownFacts = PageFacts & { last: Window }

/** Chooses what to do with a page (G-27) by the first rule that holds. */
export function chooseAction(facts: PageFacts): Advice {
  if (!isKnown(facts)) return { action: 'not-enough-data', reason: describeGap(facts), gain: 0 }
  return (
    findYouth(facts) ??
    findDeadPage(facts) ??
    findMerge(facts) ??
    findLoss(facts) ??
    findDecay(facts) ??
    findMissedClicks(facts) ?? { action: 'leave', reason: describeCalm(facts), gain: 0 }
  )
}

function isKnown(facts: PageFacts): facts is KnownFacts {
  return facts.daysKnown >= LEAST_DAYS && facts.last !== null
}

function describeGap({ daysKnown }: PageFacts): string {
  return daysKnown < LEAST_DAYS
    ? `There ${daysKnown === 1 ? 'is' : 'are'} only ${days(daysKnown)} of search data so far, and ${LEAST_DAYS} are needed.`
    : 'The last 30 days are not all imported yet.'
}

/** Why nothing has to be done about a page. */
function describeCalm({ last, prev, halfYear, linksFromFavorites }: KnownFacts): string {
  const isDead = halfYear !== null && halfYear.clicks === 0 && halfYear.impressions < FEW_IMPRESSIONS
  if (isDead && linksFromFavorites > 0)
    return `It is hardly seen in search, but ${linksFromFavorites === 1 ? 'a favorite links' : `${whole(linksFromFavorites)} favorites link`} to it.`
  if (last.impressions === 0 && (prev === null || prev.impressions === 0))
    return 'It was not seen in the last 30 days, and too little is known to change or delete it.'
  const now = `It got ${clicks(last.clicks)} in the last 30 days`
  return prev === null
    ? `${now}, about what its rank lets expect.`
    : `${now} after ${whole(prev.clicks)} in the 30 before, about what its rank and the season let expect.`
}

function findYouth({ ageDays, last, prev }: KnownFacts): Advice | null {
  const impressions = last.impressions + (prev?.impressions ?? 0)
  if (impressions >= FEW_IMPRESSIONS || ageDays === null || ageDays >= YOUNG_DAYS) return null
  return {
    action: 'not-enough-data',
    reason: `It is ${days(ageDays)} old and was ${seen(impressions)} so far. Give it until it is ${YOUNG_DAYS} days old.`,
    gain: 0,
  }
}

function findDeadPage({ ageDays, halfYear, linksFromFavorites }: KnownFacts): Advice | null {
  if (halfYear === null || ageDays === null || ageDays <= OLD_DAYS || linksFromFavorites > 0) return null
  if (halfYear.clicks > 0 || halfYear.impressions >= FEW_IMPRESSIONS) return null
  return {
    action: 'delete',
    reason: `In the last ${OLD_DAYS} days it was ${seen(halfYear.impressions)} in search${halfYear.impressions === 0 ? '' : ' and never clicked'}, and no favorite links to it.`,
    gain: 0,
  }
}

function findMerge({ competing }: KnownFacts): Advice | null {
  if (competing === null || competing.share < COMPETING_SHARE) return null
  if (competing.overlap === null || competing.overlap < COMPETING_OVERLAP) return null
  const share = Math.round(competing.share * 100)
  const overlap = Math.round(competing.overlap * 10) / 10
  return {
    action: 'merge',
    reason: `${competing.url} gets ${share}% of the impressions of this page's cluster, for searches that share ${overlap} of 10 results: the two compete.`,
    gain: 0,
  }
}

/**
 * A page that lost a quarter of its clicks within a month, unless the season explains it by a fall last year as well.
 */
function findLoss({ last, prev, lastYear }: KnownFacts): Advice | null {
  if (prev === null) return null
  const expected = prev.clicks * Math.min(1, seasonOf(lastYear))
  if (expected < LEAST_CLICKS || last.clicks > expected * (1 - LOSS)) return null
  const season = lastYear === null ? '' : ' The season does not explain it.'
  return {
    action: 'update',
    reason: `Its clicks fell by ${lossOf(prev, last)}%: ${whole(last.clicks)} in the last 30 days after ${whole(prev.clicks)} in the 30 before.${season}`,
    gain: expected - last.clicks,
  }
}

/**
 * The factor by which searches changed between the same two windows a year ago: by impressions, as clicks depend on
 * rank.
 */
function seasonOf(lastYear: PageFacts['lastYear']): number {
  if (lastYear === null || lastYear.impressionsBefore === 0) return 1
  return lastYear.impressions / lastYear.impressionsBefore
}

/**
 * A page that lost a quarter of its clicks within a year: one that loses a little each month never loses so much within
 * a month. Its rank has to be worse than a year ago, too, so that the market is not the cause.
 */
function findDecay({ last, lastYear }: KnownFacts): Advice | null {
  if (lastYear === null || lastYear.position === null || last.position === null) return null
  if (lastYear.clicks < LEAST_CLICKS || last.clicks > lastYear.clicks * (1 - LOSS)) return null
  if (last.position < lastYear.position + LOST_PLACES) return null
  const ranks = `its rank from ${lastYear.position.toFixed(1)} to ${last.position.toFixed(1)}`
  return {
    action: 'update',
    reason: `Its clicks in 30 days fell by ${lossOf(lastYear, last)}% within a year, from ${whole(lastYear.clicks)} to ${whole(last.clicks)}, and ${ranks}.`,
    gain: lastYear.clicks - last.clicks,
  }
}

function lossOf(before: Window, after: Window): number {
  return Math.round((1 - after.clicks / before.clicks) * 100)
}

/**
 * A page that gets fewer clicks than the site usually gets at its ranks, by more than chance explains: two standard
 * deviations of a Poisson count.
 */
function findMissedClicks({ last: { position }, reach }: KnownFacts): Advice | null {
  if (position === null || position < WITHIN_REACH.from || position > WITHIN_REACH.to) return null
  if (reach === null || reach.clicks >= reach.expected - 2 * Math.sqrt(reach.expected)) return null
  const [got, usual] = [reach.clicks, reach.expected].map((count) => percent(count / reach.impressions))
  return {
    action: 'update',
    reason: `At rank ${position.toFixed(1)}, ${got} of those who see it click it, where this site usually gets ${usual}.`,
    gain: reach.expected - reach.clicks,
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

const wholes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

function whole(count: number): string {
  return wholes.format(count)
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${whole(count)} days`
}

function clicks(count: number): string {
  return count === 1 ? '1 click' : `${whole(count)} clicks`
}

/** "never seen", "seen once", "seen 4 times". */
function seen(count: number): string {
  if (count === 0) return 'never seen'
  return count === 1 ? 'seen once' : `seen ${whole(count)} times`
}
