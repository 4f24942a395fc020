import { useMemo, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import type { LinkedPage } from '../api.ts'
import { listPageColumns } from './LinkColumns.tsx'
import { linksPath, pagePath } from './link-places.ts'
import { LINK_PAGE_SIZES, pageSort, readSort, type LinksView } from './links-view.ts'
import { useLinkedPages } from './use-links.ts'

interface LinkedPagesTableProps {
  label: string
  place: PlanPlace
  view: LinksView
  empty: ReactNode
  onChange: (part: Partial<LinksView>, options?: { replace: boolean }) => void
}

/** Pages that no content links to, or that link to none. */
export function LinkedPagesTable({ label, place, view, empty, onChange }: LinkedPagesTableProps) {
  const navigate = useNavigate()
  const found = useLinkedPages(place.contentplanId, view)
  const columns = useMemo(() => listPageColumns(place), [place])
  const paging = usePaging({
    ...view,
    pageSizes: LINK_PAGE_SIZES,
    total: found.total ?? 0,
    isReady: found.state === 'ready',
    onChange,
  })
  const actionsOf = (page: LinkedPage) => [
    { label: 'Its links', onSelect: () => void navigate({ to: linksPath(place, page.url) }) },
    { label: 'Show in Pages', onSelect: () => void navigate({ to: pagePath(place, page.page_id) }) },
  ]
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={found.rows}
      keyOf={keyOf}
      nameOf={nameOf}
      state={found.state}
      onRetry={found.refetch}
      sorting={{
        sort: pageSort(view),
        onSort: (sort) => onChange({ sort: readSort(sort) }),
        isByServer: true,
      }}
      rowActions={actionsOf}
      hasPageKeys
      paging={paging}
      empty={empty}
    />
  )
}

function keyOf({ page_id: id }: LinkedPage): string {
  return String(id)
}

function nameOf({ url }: LinkedPage): string {
  return url
}
