import type { Home, MovingPage } from '#features/performance/web/index.ts'

/** What a plan still needs before Home has something to show, in the order in which it is done. */
export const FIRST_STEPS = ['keywords', 'clusters', 'property'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** What of Home decides about its parts; of the traffic only whether there is any. */
type Known = Pick<Home, 'has_keywords' | 'has_clusters' | 'gsc_property' | 'trending' | 'declining'> & {
  traffic: object | null
}

/** The steps that are done. Data from files need no property. */
export function listDone(home: Known) {
  return new Set<FirstStep>([
    ...(home.has_keywords ? (['keywords'] as const) : []),
    ...(home.has_clusters ? (['clusters'] as const) : []),
    ...(home.gsc_property !== null || home.traffic !== null ? (['property'] as const) : []),
  ])
}

interface HomeParts {
  /** Shown until there are clusters. */
  hasFirstSteps: boolean
  /** Cards about search: numbers, or why there are none. */
  hasTraffic: boolean
  /** Cards about pages that have numbers in search. */
  hasPages: boolean
  /** What was written, and what to do next. */
  hasWork: boolean
}

/** Which parts of Home have something to say. */
export function listParts(home: Known): HomeParts {
  const { has_clusters: hasClusters, traffic, gsc_property: property } = home
  const isMeasured = home.trending.length > 0 || home.declining.length > 0
  return {
    hasFirstSteps: !hasClusters,
    hasTraffic: hasClusters || traffic !== null || property !== null,
    hasPages: isMeasured || (hasClusters && traffic !== null),
    hasWork: hasClusters,
  }
}

type Days = readonly Pick<NonNullable<Home['traffic']>['series'][number], 'keys' | 'clicks'>[]

/** How many days of a window are not imported. */
export function countMissing(series: Days, { from, to }: { from: string; to: string }): number {
  return series.filter(({ keys: [day = ''], clicks }) => day >= from && day <= to && clicks === null).length
}

/** Of a list of five pages: how many of them moved in the direction that its title names. */
export function countMoved(
  pages: readonly Pick<MovingPage, 'page_impressions_change'>[],
  direction: 'up' | 'down',
): number {
  return pages.filter(({ page_impressions_change: change }) => (direction === 'up' ? change > 0 : change < 0))
    .length
}

interface ImportKnown {
  search: Pick<Home['search'], 'import_ended' | 'import_error'> & { run: { state: string } | null }
  traffic: object | null
}

/**
 * What the card with the numbers says about the import: the progress of the first one, and why the last one failed.
 * Later ones are followed in the dock, and what a user has to repair is a note above every screen of the plan.
 */
export function chooseImportNote(
  { search, traffic }: ImportKnown,
  isActive: boolean,
): 'progress' | 'failure' | null {
  if (isActive) return search.import_ended === null || traffic === null ? 'progress' : null
  const isFailed = search.run?.state === 'failed' && search.import_error === null
  return isFailed && traffic !== null ? 'failure' : null
}
