import type { Keyword } from '#features/keywords/web/index.ts'
import { ChipCell } from '#ui/cells/ChipCell.tsx'
import type { DataColumn } from '#ui/table/columns.ts'

/** `score`: results of ten that it shares with the main keyword; null: not known. */
export type ArticleKeyword = Keyword

interface ColumnsInput {
  mainKeywordId: number | null
  /** All keywords are here, so that they can be sorted by anything. */
  isWhole: boolean
}

export function listColumns({ mainKeywordId, isWhole }: ColumnsInput): readonly DataColumn<ArticleKeyword>[] {
  return [
    {
      key: 'keyword',
      header: 'Keyword',
      isFixed: true,
      value: ({ keyword }) => keyword,
      cell: ({ keyword }) => (
        <bdi title={keyword} dir="auto">
          {keyword}
        </bdi>
      ),
    },
    {
      key: 'estimated_search_volume',
      header: 'Search volume',
      isNumber: true,
      width: 140,
      value: (row) => row.estimated_search_volume,
    },
    {
      key: 'score',
      header: 'Shared with main',
      isNumber: true,
      isSortable: isWhole,
      width: 160,
      value: (row) => (row.id === mainKeywordId ? 10 : row.score),
      cell: ({ id, score }) =>
        id === mainKeywordId ? <ChipCell text="Main keyword" /> : score === null ? '–' : `${score} of 10`,
    },
  ]
}
