import { useMemo, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { PageCell } from '#ui/cells/PageCell.tsx'
import { WordsCell } from '#ui/cells/WordsCell.tsx'
import { formatCount } from '#ui/numbers.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import { usePaging } from '#ui/table/use-paging.ts'
import { LINKS_OF_ARTICLE } from '../../../rules.ts'
import { ANCHOR_COLUMN } from '../LinkColumns.tsx'
import { linksPath } from '../link-places.ts'
import { LinkTextDialog } from '../LinkTextDialog.tsx'
import classes from './LinksOneWay.module.css'
import type { FoundLinks, LinkDirection, LinkOfPage } from './use-links-of-article.ts'

interface LinksOneWayProps {
  place: PlanPlace
  direction: LinkDirection
  found: FoundLinks
}

const NONE: readonly LinkOfPage[] = []
const PAGE_SIZES = [LINKS_OF_ARTICLE] as const
const WORDS = {
  incoming: {
    title: 'Links to this page',
    none: 'No page of the site links to this page.',
  },
  outgoing: {
    title: 'Links from this page',
    none: 'This page links to no other page of the site.',
  },
} as const

/** Links of a page in one direction, in pages of 100. */
export function LinksOneWay({ place, direction, found }: LinksOneWayProps) {
  const { workspaceId, contentplanId } = place
  const columns = useMemo(() => listColumns({ workspaceId, contentplanId }), [workspaceId, contentplanId])
  const [shown, setShown] = useState<LinkOfPage | null>(null)
  const { data, state, pages, refetch, showPage } = found
  const total = data?.[direction].total ?? null
  const paging = usePaging({
    page: pages[direction],
    pageSize: LINKS_OF_ARTICLE,
    pageSizes: PAGE_SIZES,
    total: total ?? 0,
    isReady: state === 'ready',
    onChange: ({ page = 1 }) => showPage(direction, page),
  })
  const { title, none } = WORDS[direction]
  return (
    <section className={classes.section}>
      <h2>
        {title} ({total === null ? '…' : formatCount(total)})
      </h2>
      <DataTable
        label={title}
        columns={columns}
        rows={data?.[direction].links ?? NONE}
        keyOf={keyOf}
        nameOf={nameOf}
        state={state}
        onRetry={refetch}
        rowActions={(link) => [{ label: 'Text around the link', onSelect: () => setShown(link) }]}
        hasPageKeys={direction === 'incoming'}
        {...(total !== null && total > LINKS_OF_ARTICLE && { paging })}
        empty={<p className={classes.none}>{none}</p>}
      />
      {shown && <LinkTextDialog link={shown} onClose={() => setShown(null)} />}
    </section>
  )
}

function listColumns(place: PlanPlace): readonly DataColumn<LinkOfPage>[] {
  return [
    {
      key: 'url',
      header: 'URL',
      isFixed: true,
      isSortable: false,
      value: ({ url }) => url,
      cell: ({ url }) => <PageCell url={url} appHref={linksPath(place, url)} />,
    },
    { ...ANCHOR_COLUMN, isSortable: false },
    {
      key: 'text',
      header: 'Text',
      width: '44%',
      isSortable: false,
      isLastOnPhones: true,
      value: ({ text }) => text,
      cell: ({ text }) => (text.trim() === '' ? '–' : <WordsCell text={text.slice(0, LONGEST)} />),
    },
  ]
}
/** Characters of a text in a cell, which shows two lines of it; its menu has all of it. */
const LONGEST = 400

function keyOf(link: LinkOfPage): string {
  return `${link.from_page_id} ${link.place}`
}

function nameOf({ anchor_text: anchor, url }: LinkOfPage): string {
  return anchor.trim() === '' ? `link to ${url}` : anchor.slice(0, 80)
}
