import { enterAgain, type Plan } from '#features/contentplans/server/index.ts'
import { disarmFormulas, writeCsvCell } from '#features/keywords/rules.ts'
import type { SentFile } from '#platform/contract/files.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Database } from '#platform/server/database/database.ts'
import { listLinkedPages, type LinkedPage, type LinkedPageFilter } from './list-linked-pages.ts'
import { listLinkKeys } from './list-links.ts'
import { readLinksOf, type InternalLink, type LinkKey } from './read-links.ts'

/** The database for reads after the request's own transaction. */
export interface LinkServices {
  database: () => Database
}

type Cell = string | number | null

const ROWS_AT_ONCE = 2_000
const LINK_HEAD = [
  'From URL',
  'To URL',
  'Anchor text',
  'Text around it',
  'Place',
  'Followed',
  'Target answers',
  'Redirects to',
  'Cluster',
]
const PAGE_HEAD = ['URL', 'Title', 'Type', 'Cluster', 'Incoming', 'Outgoing']

/**
 * All links that a filter leaves, as CSV in the order of the list. Their keys are read at once; the links are read while
 * the file is sent, 2,000 at a time, and access to the plan is checked each time.
 */
export async function exportLinks(
  ctx: MemberContext,
  services: LinkServices,
  filter: Parameters<typeof listLinkKeys>[1],
): Promise<() => Promise<SentFile>> {
  const keys = await listLinkKeys(ctx, filter)
  const place = { credential: ctx.credential, contentplanId: filter.plan.id }
  const read = async (some: readonly LinkKey[]) =>
    enterAgain(services, place, (entered, plan: Plan) => readLinksOf(entered, { plan, keys: some }))
  return async () => sendCsv('internal-links.csv', writeLinks(read, keys))
}

/** The pages that no content links to, or that link to none, as CSV in the order of the list. */
export async function exportLinkedPages(
  ctx: MemberContext,
  filter: LinkedPageFilter,
): Promise<() => Promise<SentFile>> {
  const { pages } = await listLinkedPages(ctx, { ...filter, limit: null, page: 1 })
  return async () => sendCsv(`${filter.problem}-pages.csv`, writePages(pages))
}

async function* writeLinks(
  read: (keys: readonly LinkKey[]) => Promise<InternalLink[]>,
  keys: readonly LinkKey[],
): AsyncGenerator<string> {
  yield writeHead(LINK_HEAD)
  for (let at = 0; at < keys.length; at += ROWS_AT_ONCE)
    yield (await read(keys.slice(at, at + ROWS_AT_ONCE))).map((link) => writeRow(cellsOfLink(link))).join('')
}

async function* writePages(pages: readonly LinkedPage[]): AsyncGenerator<string> {
  yield writeHead(PAGE_HEAD)
  yield pages
    .map((page) =>
      writeRow([page.url, page.title, page.type, page.article_title, page.incoming, page.outgoing]),
    )
    .join('')
}

function cellsOfLink(link: InternalLink): Cell[] {
  return [
    link.from_url,
    link.to_url,
    link.anchor_text,
    link.text,
    link.is_in_content ? 'Content' : 'Navigation',
    link.is_followed ? 'Yes' : 'Nofollow',
    link.to_status_code,
    link.to_redirects_to,
    link.from_article_title,
  ]
}

/** Begins with the byte order mark, by which spreadsheets recognise UTF-8. */
function writeHead(names: readonly string[]): string {
  return `\ufeff${names.join(',')}\r\n`
}

/** A row of CSV (RFC 4180) in which a spreadsheet finds no formula. */
function writeRow(cells: readonly Cell[]): string {
  const written = cells.map((cell) =>
    typeof cell === 'string' ? writeCsvCell(disarmFormulas(cell)) : String(cell ?? ''),
  )
  return `${written.join(',')}\r\n`
}

function sendCsv(fileName: string, parts: AsyncGenerator<string>): SentFile {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await parts.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await parts.return(undefined)),
  })
  return { fileName, contentType: 'text/csv; charset=utf-8', body }
}
