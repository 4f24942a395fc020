import { EXPLANATIONS } from '#features/articles/web/index.ts'
import {
  KEYWORD_COLUMN,
  MARKET_COLUMNS,
  SEARCH_COLUMNS,
  VOLUME_COLUMN,
  type Keyword,
} from '#features/keywords/web/index.ts'
import { writeWhyAddress } from '#features/overlap/web/index.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { ChipCell } from '#ui/cells/ChipCell.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import classes from './ArticleScreen.module.css'

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
  return [
    KEYWORD_COLUMN,
    VOLUME_COLUMN,
    ...SEARCH_COLUMNS,
    ...MARKET_COLUMNS,
    {
      key: 'score',
      header: 'SERP overlap with main',
      isNumber: true,
      isSortable: isWhole,
      explain: EXPLANATIONS.shared,
      value: (row) => (row.id === mainKeywordId ? 10 : row.score),
      cell: (row) => <SharedCell row={row} path={path} mainKeywordId={mainKeywordId} />,
    },
  ]
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
