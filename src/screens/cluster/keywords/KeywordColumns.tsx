import { EXPLANATIONS } from '#features/articles/web/index.ts'
import {
  KEYWORD_COLUMN,
  MARKET_COLUMNS,
  SEARCH_COLUMNS,
  VOLUME_COLUMN,
  type Keyword,
} from '#features/keywords/web/index.ts'
import { writeWhyAddress } from '#features/overlap/web/index.ts'
import { ChipCell } from '#ui/cells/ChipCell.tsx'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { AppLink } from '#ui/layout/AppLink.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import classes from './keywords.module.css'

/** `score` is the number of results, of ten, that the keyword shares with the main keyword, or null if unknown. */
export type ArticleKeyword = Keyword

interface ColumnsInput {
  /** Path of the cluster's screen. */
  path: string
  mainKeywordId: number | null
  /** Whether all keywords are loaded, so that the browser can sort by any column. */
  isWhole: boolean
}

export function listColumns({
  path,
  mainKeywordId,
  isWhole,
}: ColumnsInput): readonly DataColumn<ArticleKeyword>[] {
  const [impressions, clicks, ctr, rank] = SEARCH_COLUMNS
  return [
    KEYWORD_COLUMN,
    VOLUME_COLUMN,
    impressions,
    { ...IMPRESSIONS_CHANGE, isSortable: isWhole },
    clicks,
    { ...CLICKS_CHANGE, isSortable: isWhole },
    ctr,
    rank,
    { ...RANK_CHANGE, isSortable: isWhole },
    ...MARKET_COLUMNS,
    {
      key: 'score',
      header: 'SERP overlap with main',
      isNumber: true,
      width: 148,
      isSortable: isWhole,
      explain: EXPLANATIONS.shared,
      value: (row) => (row.id === mainKeywordId ? 10 : row.score),
      cell: (row) => <SharedCell row={row} path={path} mainKeywordId={mainKeywordId} />,
    },
  ]
}

type Changed = 'impressions' | 'clicks' | 'position'

function changeColumn(
  number: Changed,
  { isLessBetter = false, ...column }: { header: string; isOptional?: boolean; isLessBetter?: boolean },
): DataColumn<ArticleKeyword> {
  return {
    ...column,
    key: `${number}_change`,
    isNumber: true,
    width: 120,
    explain: EXPLANATIONS.change,
    value: (row) => changeOf(row, number),
    cell: (row) => <DeltaCell value={changeOf(row, number)} isLessBetter={isLessBetter} />,
  }
}

const IMPRESSIONS_CHANGE = changeColumn('impressions', { header: 'Impressions change' })
const CLICKS_CHANGE = changeColumn('clicks', { header: 'Clicks change', isOptional: true })
const RANK_CHANGE = changeColumn('position', { header: 'Rank change', isLessBetter: true })

/** Against the 30 days before; null where one of them is not known, or the numbers are of a period from a file. */
function changeOf(row: ArticleKeyword, number: Changed): number | null {
  const [now, before] = [row[`google_${number}_last`], row[`google_${number}_prev`]]
  if (now === null || before === null || row.google_period !== null) return null
  return Math.round((now - before) * 10) / 10
}

function SharedCell({
  row: { id, keyword, score },
  path,
  mainKeywordId,
}: Pick<ColumnsInput, 'path' | 'mainKeywordId'> & { row: ArticleKeyword }) {
  if (id === mainKeywordId) return <ChipCell text="Main keyword" />
  if (score === null || mainKeywordId === null) return '–'
  return (
    <AppLink
      className={classes.shared}
      data-row-open
      href={writeWhyAddress(path, [mainKeywordId, id])}
      title={`What “${keyword}” shares with the main keyword`}
    >
      {score} of 10
    </AppLink>
  )
}
