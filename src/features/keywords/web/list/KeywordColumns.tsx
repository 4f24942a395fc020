import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { ChipCell } from '#ui/cells/ChipCell.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import type { Keyword } from '../api.ts'
import { KEYWORD_COLUMN, MARKET_COLUMNS, SEARCH_COLUMNS, VOLUME_COLUMN } from '../WordColumns.tsx'
import { SOURCE_NAMES } from './keywords-view.ts'

/** The columns of the keyword list (F-053). Unknown numbers are dashes. */
export function listColumns(place: PlanPlace): readonly DataColumn<Keyword>[] {
  return [
    KEYWORD_COLUMN,
    VOLUME_COLUMN,
    ...SEARCH_COLUMNS,
    ...MARKET_COLUMNS,
    {
      key: 'title',
      header: 'Cluster title',
      width: 200,
      value: ({ title }) => title,
      cell: (row) => <ClusterCell row={row} place={place} />,
    },
    { key: 'source', header: 'Source', width: 132, value: ({ source }) => SOURCE_NAMES[source] },
  ]
}

/** A link to the keyword's cluster, or `Excluded` or `Inactive` (F-054). */
function ClusterCell({ row, place }: { row: Keyword; place: PlanPlace }) {
  if (row.article_id === null) return <ChipCell text={row.excluded ? 'Excluded' : 'Inactive'} />
  return (
    <ChipCell text={row.title ?? 'Untitled cluster'} href={articlePath(place, row.article_id)} isNewTab />
  )
}
