import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { contentplanPath } from '#features/contentplans/rules.ts'
import type { Page } from '#features/pages/web/index.ts'
import { IconFile } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import { PAGE_SIZES, readSort } from './mapper-view.ts'
import { listMapperColumns } from './MapperColumns.tsx'
import type { MappedPages } from './use-mapped-pages.ts'

export function MapperTable({ place, view, change, found }: MappedPages) {
  const { workspaceId, contentplanId } = place
  const columns = useMemo(
    () => listMapperColumns({ workspaceId, contentplanId }),
    [workspaceId, contentplanId],
  )
  const paging = usePaging({
    page: view.page,
    pageSize: view.pageSize,
    pageSizes: PAGE_SIZES,
    total: found.total ?? 0,
    isReady: found.state === 'ready',
    onChange: change,
  })
  return (
    <DataTable
      label="Pages and main keywords"
      columns={columns}
      rows={found.rows}
      keyOf={keyOf}
      nameOf={nameOf}
      state={found.textProblem === null ? found.state : 'ready'}
      onRetry={found.refetch}
      sorting={{
        sort: view.sort,
        onSort: (sort) => change({ sort: readSort(sort) }),
        isByServer: true,
      }}
      hasPageKeys
      paging={paging}
      empty={<NoPages place={place} view={view} change={change} found={found} />}
    />
  )
}

/** Says that there are no pages, and what the user can do. */
function NoPages({ place, view, change, found }: MappedPages) {
  const { all } = found.counts
  const common = { variant: 'default' } as const
  return (
    <EmptyState
      icon={<IconFile size={24} stroke={1.5} />}
      sentence="No pages"
      action={
        view.tab === 'matched' && all !== null && all > 0 ? (
          <Button {...common} onClick={() => change({ tab: 'all' })}>
            Show {formatNoun(all, 'page', 'pages')} without a cluster
          </Button>
        ) : view.text === '' ? (
          <Button {...common} component={AppLink} href={contentplanPath(place, 'pages')}>
            Go to pages
          </Button>
        ) : (
          <Button {...common} onClick={() => change({ text: '' })}>
            Clear search
          </Button>
        )
      }
    />
  )
}

function keyOf({ page_id: id }: Page): string {
  return String(id)
}

function nameOf({ url }: Page): string {
  return url
}
