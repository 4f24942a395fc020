import { IconListSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { WordsCell } from '#ui/cells/WordsCell.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Sort } from '#ui/table/SortHeader.tsx'
import type { ArticleKeyword } from '../KeywordColumns.tsx'
import classes from './Modify.module.css'

const COLUMNS: readonly DataColumn<ArticleKeyword>[] = [
  {
    key: 'keyword',
    header: 'Keyword',
    isFixed: true,
    value: ({ keyword }) => keyword,
    cell: ({ keyword }) => <WordsCell text={keyword} />,
  },
  {
    key: 'estimated_search_volume',
    header: 'Search volume',
    isNumber: true,
    width: 132,
    value: (row) => row.estimated_search_volume,
  },
]

/** The keywords that a cluster has already. */
export function OwnKeywords({ title, keywords }: { title: string; keywords: readonly ArticleKeyword[] }) {
  const [sort, setSort] = useState<Sort>({ key: 'estimated_search_volume', direction: 'descending' })
  return (
    <section aria-label="Keywords of this cluster" className={classes.own}>
      <h3 dir="auto">{title}</h3>
      <div className={classes.rows}>
        <DataTable
          label="Own keywords"
          columns={COLUMNS}
          rows={keywords}
          keyOf={keyOf}
          nameOf={nameOf}
          sort={sort}
          onSort={setSort}
          empty={
            <EmptyState
              icon={<IconListSearch size={24} stroke={1.5} />}
              sentence="This cluster has no keywords any more."
            />
          }
        />
      </div>
    </section>
  )
}

function keyOf({ id }: ArticleKeyword): string {
  return String(id)
}

function nameOf({ keyword }: ArticleKeyword): string {
  return keyword
}
