import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { WordsCell } from '#ui/cells/WordsCell.tsx'
import { describeVolume, EXPLANATIONS, volumeOfKeyword } from '#features/articles/web/index.ts'
import { formatAmount, formatPercent, formatScore } from '#ui/numbers.ts'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import type { Keyword } from './api.ts'
import { markPeriods } from './PeriodColumn.tsx'

type Market = Pick<Keyword, 'difficulty' | 'cpc' | 'competition' | 'intent'>

/** The column of the keyword's text, for every table of keywords. */
export const KEYWORD_COLUMN: DataColumn<{ keyword: string }> = {
  key: 'keyword',
  header: 'Keyword',
  isFixed: true,
  value: ({ keyword }) => keyword,
  cell: ({ keyword }) => <WordsCell text={keyword} />,
}

type WithVolume = Pick<Keyword, 'estimated_search_volume' | 'volume_is_rough'>

const VOLUME: DataColumn<WithVolume> = {
  key: 'estimated_search_volume',
  header: 'Search volume',
  isNumber: true,
  value: ({ estimated_search_volume: volume }) => volume,
  cell: (row) =>
    row.estimated_search_volume === null ? '–' : <NotedCell {...describeVolume(volumeOfKeyword(row))} />,
}

/** The column of monthly searches; with ~ where the imported file has a range. */
export const VOLUME_COLUMN = { ...VOLUME, explain: EXPLANATIONS.volume }

/** The same without the explanation, for dialogs, which have little room. */
export const SMALL_VOLUME_COLUMN = { ...VOLUME, width: 132 }

const METRICS = {
  impressions: numberColumn({
    key: 'google_impressions_last',
    header: 'Impressions',
    explain: EXPLANATIONS.impressions,
  }),
  clicks: numberColumn({ key: 'google_clicks_last', header: 'Clicks', explain: EXPLANATIONS.clicks }),
  ctr: numberColumn({
    key: 'google_ctr_last',
    header: 'CTR',
    format: formatPercent,
    explain: EXPLANATIONS.ctr,
  }),
  rank: numberColumn({
    key: 'google_position_last',
    header: 'Rank',
    startsWith: 'ascending',
    format: formatScore,
    unknown: 'N/a',
    explain: EXPLANATIONS.rank,
  }),
}

/** The numbers of keywords, and of clusters, in Search Console. */
export const SEARCH_COLUMNS = [
  markPeriods(METRICS.impressions),
  markPeriods(METRICS.clicks),
  markPeriods(METRICS.ctr),
  markPeriods(METRICS.rank),
] as const

/** What imported files and services say about a keyword; hidden until the user chooses them. */
export const MARKET_COLUMNS: readonly DataColumn<Market>[] = [
  numberColumn({
    key: 'difficulty',
    header: 'Difficulty',
    isOptional: true,
    explain: EXPLANATIONS.difficulty,
  }),
  numberColumn({
    key: 'cpc',
    header: 'CPC',
    isOptional: true,
    format: formatAmount,
    explain: EXPLANATIONS.cpc,
  }),
  numberColumn({
    key: 'competition',
    header: 'Competition',
    isOptional: true,
    explain: EXPLANATIONS.competition,
  }),
  {
    key: 'intent',
    header: 'Intent',
    width: 136,
    isOptional: true,
    explain: EXPLANATIONS.intent,
    value: ({ intent }) => intent,
    cell: ({ intent }) => (intent === null ? '–' : <WordsCell text={intent} />),
  },
]
