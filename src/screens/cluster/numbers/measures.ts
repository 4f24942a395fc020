import type { Article } from '#features/articles/web/index.ts'
import { formatCount, formatPercent, formatScore } from '#ui/numbers.ts'

type Numbers = Record<'impressions' | 'clicks' | 'ctr' | 'position', number | null>

/** Numbers in search of the last 30 days, and of the 30 days before. */
export interface Compared {
  last: Numbers
  prev: Numbers
}

/** F-135: whose numbers they are. */
export const BLOCKS = [
  {
    name: 'URL',
    meaning: 'The page of this cluster, for all searches',
    read: (article: Article) => compare((key, window) => article[`page_${key}_${window}`]),
  },
  {
    name: 'Cluster Match',
    meaning: 'The page of this cluster, for the keywords of this cluster',
    read: (article: Article) =>
      compare((key, window) => article[`target_${key}${window === 'last' ? '' : '_prev'}` as const]),
  },
  {
    name: 'Cluster',
    meaning: 'All pages of the site, for the keywords of this cluster',
    read: (article: Article) => compare((key, window) => article[`google_${key}_${window}`]),
  },
] as const

function compare(read: (key: keyof Numbers, window: keyof Compared) => number | null): Compared {
  const of = (window: keyof Compared): Numbers => ({
    impressions: read('impressions', window),
    clicks: read('clicks', window),
    ctr: read('ctr', window),
    position: read('position', window),
  })
  return { last: of('last'), prev: of('prev') }
}

interface Measure {
  key: keyof Numbers
  name: string
  format: (value: number) => string
  /** What one is in the change: CTR is 0 to 1, and its change is in percentage points. */
  scale: number
  unit: string
  isLessBetter: boolean
}

export const MEASURES: readonly Measure[] = [
  { key: 'impressions', name: 'Impressions', format: formatCount, scale: 1, unit: '', isLessBetter: false },
  { key: 'clicks', name: 'Clicks', format: formatCount, scale: 1, unit: '', isLessBetter: false },
  { key: 'ctr', name: 'CTR', format: formatPercent, scale: 100, unit: ' points', isLessBetter: false },
  { key: 'position', name: 'Rank', format: formatScore, scale: 1, unit: '', isLessBetter: true },
]

/** The change as it is shown, with one decimal: what would be shown as 0 has no arrow. Null where one is unknown. */
export function changeOf({ key, scale }: Measure, { last, prev }: Compared): number | null {
  const [now, before] = [last[key], prev[key]]
  return now === null || before === null ? null : Math.round((now - before) * scale * 10) / 10
}
