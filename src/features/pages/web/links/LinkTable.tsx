import { useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { MenuAction } from '#ui/panels/ActionMenu.tsx'
import { formatCount } from '#ui/numbers.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import type { InternalLink } from '../api.ts'
import { listLinkColumns } from './LinkColumns.tsx'
import { linksPath, pagePath } from './link-places.ts'
import { LinkTextDialog } from './LinkTextDialog.tsx'
import { LINK_PAGE_SIZES, linkSort, readSort, type LinksView } from './links-view.ts'
import { OTHER_END, useLinks } from './use-links.ts'

interface LinkTableProps {
  label: string
  place: PlanPlace
  view: LinksView
  /** Which links of the chosen page; null: links of all pages. */
  direction: 'incoming' | 'outgoing' | null
  /** Whether J and K move in this table wherever the focus is. */
  isMain: boolean
  /** Shown above the table, with the number of links. */
  heading?: string
  empty: ReactNode
  onChange: (part: Partial<LinksView>, options?: { replace: boolean }) => void
}

/** Links in pages of 50, with the text around each in its menu. */
export function LinkTable(props: LinkTableProps) {
  const { label, place, view, direction, isMain, heading, empty, onChange } = props
  const found = useLinks(place.contentplanId, view, direction)
  const navigate = useNavigate()
  const [shown, setShown] = useState<InternalLink | null>(null)
  const { tab } = view
  const columns = useMemo(() => listLinkColumns(place, { tab, direction }), [place, tab, direction])
  const paging = usePaging({
    page: found.page,
    pageSize: view.pageSize,
    pageSizes: LINK_PAGE_SIZES,
    total: found.total ?? 0,
    isReady: found.state === 'ready',
    onChange: ({ page, ...part }, options) =>
      onChange(
        {
          ...part,
          ...(page === undefined
            ? { outgoingPage: 1 }
            : direction === 'outgoing'
              ? { outgoingPage: page, page: view.page }
              : { page }),
        },
        options,
      ),
  })
  const sort = linkSort(view)
  const isByEnd = direction !== null && sort.key !== 'anchor_text'
  const go = (to: string) => void navigate({ to })
  const actionsOf = (link: InternalLink) =>
    listLinkActions(link, { place, isAboutTarget: direction === 'outgoing' || tab !== 'all', go, setShown })
  return (
    <>
      {heading !== undefined && (
        <h2>
          {heading} ({found.total === null ? '…' : formatCount(found.total)})
        </h2>
      )}
      <DataTable
        label={label}
        columns={columns}
        rows={found.rows}
        keyOf={keyOf}
        nameOf={nameOf}
        state={found.state}
        onRetry={found.refetch}
        sorting={{
          sort: isByEnd ? { ...sort, key: OTHER_END[direction] } : sort,
          onSort: (wanted) => onChange({ sort: readSort(wanted), outgoingPage: 1 }),
          isByServer: true,
        }}
        rowActions={actionsOf}
        hasPageKeys={isMain}
        paging={paging}
        empty={empty}
      />
      {shown && <LinkTextDialog link={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function keyOf(link: InternalLink): string {
  return `${link.from_page_id} ${link.place}`
}

function nameOf({ anchor_text: anchor, to_url: url }: InternalLink): string {
  return anchor.trim() === '' ? `link to ${url}` : anchor.slice(0, 80)
}

interface ActionsInput {
  place: PlanPlace
  /** Whether the other end of the link is of interest, not the page that has it. */
  isAboutTarget: boolean
  go: (to: string) => void
  setShown: (link: InternalLink) => void
}

function listLinkActions(
  link: InternalLink,
  { place, isAboutTarget, go, setShown }: ActionsInput,
): readonly MenuAction[] {
  const { from_article_id: articleId } = link
  const page = isAboutTarget
    ? { page_id: link.to_page_id, url: link.to_url }
    : { page_id: link.from_page_id, url: link.from_url }
  return [
    { label: 'Text around the link', onSelect: () => setShown(link) },
    {
      label: isAboutTarget ? 'Links of the target' : 'Links of this page',
      onSelect: () => go(linksPath(place, page.url)),
    },
    { label: 'Show in Pages', onSelect: () => go(pagePath(place, page.page_id)) },
    ...(articleId === null
      ? []
      : [{ label: 'Cluster of the linking page', onSelect: () => go(articlePath(place, articleId)) }]),
  ]
}
