import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { KEYWORD_COLUMN, SMALL_VOLUME_COLUMN } from '#features/keywords/web/index.ts'
import { LINKS_OF_ARTICLE, PAGE_KEYWORD_SORT_COLUMNS } from '#features/pages/rules.ts'
import { pagesApi, type Page, type PageKeyword } from '#features/pages/web/index.ts'
import { ChipCell } from '#ui/cells/ChipCell.tsx'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { formatScore } from '#ui/numbers.ts'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { listStateOf } from '#ui/table/list-state.ts'
import type { Sort } from '#ui/table/SortHeader.tsx'
import classes from './PageDrawer.module.css'

const NONE: readonly PageKeyword[] = []
const FIRST_SORT: Sort = { key: 'google_impressions_last', direction: 'descending' }

interface PageKeywordsProps {
  place: PlanPlace
  page: Pick<Page, 'page_id' | 'article_id'>
}

/** The keywords for which a page was seen in search (C-024). */
export function PageKeywords({ place, page }: PageKeywordsProps) {
  const [sort, setSort] = useState(FIRST_SORT)
  const [number, setNumber] = useState(1)
  const query = useQuery(
    pagesApi.listKeywords.queryOptions({
      input: {
        pageId: page.page_id,
        page: number,
        sortColumn:
          PAGE_KEYWORD_SORT_COLUMNS.find((column) => column === sort.key) ?? 'google_impressions_last',
        sortDirection: sort.direction === 'ascending' ? 'asc' : 'desc',
      },
      placeholderData: keepPreviousData,
    }),
  )
  const isPhone = useIsPhone()
  const { workspaceId, contentplanId } = place
  const columns = useMemo(
    () => listColumns({ workspaceId, contentplanId }, { ownId: page.article_id, isPhone }),
    [workspaceId, contentplanId, page.article_id, isPhone],
  )
  const total = query.data?.total ?? 0
  return (
    <DataTable
      label="Keywords of the page"
      columns={columns}
      rows={query.data?.keywords ?? NONE}
      keyOf={keyOf}
      nameOf={nameOf}
      state={listStateOf(query)}
      onRetry={() => void query.refetch()}
      sorting={{
        sort,
        onSort: (next) => {
          setSort(next)
          setNumber(1)
        },
        isByServer: true,
      }}
      {...(total > LINKS_OF_ARTICLE && {
        paging: {
          page: number,
          pageSize: LINKS_OF_ARTICLE,
          pageSizes: [LINKS_OF_ARTICLE],
          total,
          onPage: setNumber,
          onPageSize: () => {},
        },
      })}
      empty={<p className={classes.none}>It was not seen in search in the days that were imported.</p>}
    />
  )
}

/** Without explanations, for which the panel has no room. */
const IMPRESSIONS = numberColumn({ key: 'google_impressions_last', header: 'Impressions', width: 120 })
const CLICKS = numberColumn({ key: 'google_clicks_last', header: 'Clicks', width: 88 })
const RANK = numberColumn({
  key: 'google_position_last',
  header: 'Rank',
  width: 80,
  startsWith: 'ascending',
  format: formatScore,
})

function listColumns(
  place: PlanPlace,
  { ownId, isPhone }: { ownId: number | null; isPhone: boolean },
): readonly DataColumn<PageKeyword>[] {
  const cluster: DataColumn<PageKeyword> = {
    key: 'title',
    header: 'Cluster',
    width: 140,
    isSortable: false,
    value: ({ title }) => title,
    cell: ({ article_id: id, title, excluded }) => {
      if (excluded) return 'Excluded'
      if (id === null) return 'Inactive'
      return id === ownId ? 'This one' : <ChipCell text={title} href={articlePath(place, id)} />
    },
  }
  if (isPhone) return [KEYWORD_COLUMN, IMPRESSIONS]
  return [KEYWORD_COLUMN, cluster, IMPRESSIONS, CLICKS, RANK, SMALL_VOLUME_COLUMN]
}

function keyOf({ id }: PageKeyword): string {
  return String(id)
}

function nameOf({ keyword }: PageKeyword): string {
  return keyword
}
