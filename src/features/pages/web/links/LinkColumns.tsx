import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { ChipCell } from '#ui/cells/ChipCell.tsx'
import { PageCell } from '#ui/cells/PageCell.tsx'
import { WordsCell } from '#ui/cells/WordsCell.tsx'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import type { InternalLink, LinkedPage } from '../api.ts'
import { linksPath, pagePath } from './link-places.ts'
import type { LinkTab } from './links-view.ts'
import classes from './LinkColumns.module.css'

/** Columns of links: all of them, or those of one page, which have only their other end. */
export function listLinkColumns(
  place: PlanPlace,
  { tab, direction }: { tab: LinkTab; direction: 'incoming' | 'outgoing' | null },
): readonly DataColumn<InternalLink>[] {
  const from = endColumn(place, 'from_url', 'From URL')
  const to = endColumn(place, 'to_url', 'To URL')
  const ends = direction === null ? [from, to] : direction === 'incoming' ? [from] : [to]
  if (tab !== 'broken' && tab !== 'redirects') return [...ends, ANCHOR_COLUMN, KIND_COLUMN]
  const cluster = clusterColumn<InternalLink>(place, (link) => [
    link.from_article_id,
    link.from_article_title,
  ])
  return [...ends, tab === 'broken' ? ANSWER_COLUMN : REDIRECT_COLUMN, ANCHOR_COLUMN, cluster]
}

/** Columns of pages that no content links to, or that link to none. */
export function listPageColumns(place: PlanPlace): readonly DataColumn<LinkedPage>[] {
  return [
    {
      key: 'url',
      header: 'URL',
      value: ({ url }) => url,
      cell: (page) => <PageCell url={page.url} appHref={pagePath(place, page.page_id)} />,
    },
    clusterColumn<LinkedPage>(place, (page) => [page.article_id, page.article_title]),
    { key: 'type', header: 'Type', width: 120, isSortable: false, value: ({ type }) => type },
    numberColumn({ key: 'incoming', header: 'Incoming', width: 112 }),
    numberColumn({ key: 'outgoing', header: 'Outgoing', width: 112 }),
  ]
}

/** An end of links: it leads to the links of that page. */
function endColumn(place: PlanPlace, key: 'from_url' | 'to_url', header: string): DataColumn<InternalLink> {
  return {
    key,
    header,
    value: (link) => link[key],
    cell: (link) => <PageCell url={link[key]} appHref={linksPath(place, link[key])} />,
  }
}

function clusterColumn<Row>(
  place: PlanPlace,
  read: (row: Row) => readonly [id: number | null, title: string | null],
): DataColumn<Row> {
  return {
    key: 'cluster',
    header: 'Cluster',
    width: '20%',
    isSortable: false,
    value: (row) => read(row)[1],
    cell: (row) => {
      const [id, title] = read(row)
      return <ChipCell text={title} {...(id !== null && { href: articlePath(place, id) })} />
    },
  }
}

export const ANCHOR_COLUMN: DataColumn<InternalLink> = {
  key: 'anchor_text',
  header: 'Anchor Text',
  value: ({ anchor_text: text }) => text,
  cell: ({ anchor_text: text }) =>
    text.trim() === '' ? (
      <span className={classes.none}>No text</span>
    ) : (
      <WordsCell text={text.slice(0, LONGEST)} />
    ),
}
/** Characters of an anchor in a cell, which shows two lines of it. */
const LONGEST = 400

const KIND_COLUMN: DataColumn<InternalLink> = {
  key: 'kind',
  header: 'Kind',
  width: 196,
  isSortable: false,
  isLastOnPhones: true,
  value: ({ is_in_content: isInContent }) => (isInContent ? 'Content' : 'Navigation'),
  cell: ({ is_in_content: isInContent, is_followed: isFollowed }) => (
    <span className={classes.kind}>
      <span className={isInContent ? undefined : classes.none}>{isInContent ? 'Content' : 'Navigation'}</span>
      {!isFollowed && <ChipCell text="nofollow" />}
    </span>
  ),
}

const ANSWER_COLUMN: DataColumn<InternalLink> = {
  key: 'answer',
  header: 'Answer',
  width: 120,
  isSortable: false,
  value: ({ to_status_code: status }) => status,
  cell: ({ to_status_code: status }) => (
    <StatusChip tone="danger">{status === null ? 'No answer' : String(status)}</StatusChip>
  ),
}

const REDIRECT_COLUMN: DataColumn<InternalLink> = {
  key: 'redirect',
  header: 'Redirects to',
  isSortable: false,
  value: ({ to_redirects_to: url }) => url,
  cell: ({ to_redirects_to: url }) => <PageCell url={url} />,
}
