import { z } from 'zod'
import { readJson, replyJson, type Call, type Reply } from '../service.ts'
import { replyError } from './answers.ts'
import { richTexts, sentBlocks } from './block-schema.ts'
import { describeBlock, describeChildPage, describePage, plainTitle } from './describe.ts'
import type { Pages, StoredPage } from './pages.ts'

/** A new page is found by searches only so long after. */
const INDEXING_MS = 60_000
const MOST_LISTED = 100

interface Desk {
  pages: Pages
  workspaceId: string
  now: number
}

const id = z.string().regex(/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i, 'should be a valid uuid')
const title = z.strictObject({
  title: z.strictObject({ type: z.literal('title').optional(), title: richTexts }),
})
const newPage = z.strictObject({
  parent: z.strictObject({ type: z.literal('page_id').optional(), page_id: id }),
  properties: title,
  children: sentBlocks.optional(),
})
const pageChange = z.strictObject({
  properties: title.optional(),
  in_trash: z.boolean().optional(),
  erase_content: z.boolean().optional(),
})
const listing = {
  page_size: z.coerce.number().int().min(1).max(MOST_LISTED).default(MOST_LISTED),
  start_cursor: z.string().nullish(),
}
const searching = z.strictObject({
  query: z.string().default(''),
  filter: z
    .strictObject({ property: z.literal('object'), value: z.enum(['page', 'data_source']) })
    .optional(),
  sort: z
    .strictObject({
      timestamp: z.literal('last_edited_time'),
      direction: z.enum(['ascending', 'descending']),
    })
    .optional(),
  ...listing,
})

/** Answers calls about pages and blocks; null for all others. */
export function answerPages(desk: Desk, call: Call): Reply | null {
  const [version, kind, named = '', part, ...rest] = call.url.pathname.slice(1).split('/')
  if (version !== 'v1' || rest.length > 0) return null
  const what = `${call.method} ${kind}${named === '' ? '' : '/id'}${part === undefined ? '' : `/${part}`}`
  if (named !== '' && !id.safeParse(named).success)
    return replyError('validation_error', {
      message: 'path failed validation: the id should be a valid uuid',
    })
  switch (what) {
    case 'POST search':
      return search(desk, call)
    case 'POST pages':
      return createPage(desk, call)
    case 'GET pages/id':
      return withPage(desk, named, (page) => replyPage(call, page))
    case 'PATCH pages/id':
      return withPage(desk, named, (page) => changePage(desk, call, page))
    case 'GET blocks/id/children':
      return withPage(desk, named, (page) => listChildren(desk, call, page))
    case 'PATCH blocks/id/children':
      return withPage(desk, named, (page) => appendChildren(desk, call, page))
    case 'DELETE blocks/id':
      return deleteBlock(desk, named)
    default:
      return null
  }
}

function withPage({ pages, workspaceId }: Desk, named: string, answer: (page: StoredPage) => Reply): Reply {
  const page = pages.find(workspaceId, named)
  return page === null ? replyAbsent(named) : answer(page)
}

function replyAbsent(named: string): Reply {
  return replyError('object_not_found', {
    message: `Could not find page with ID: ${named}. Make sure the relevant pages and databases are shared with your integration "Keyloom".`,
  })
}

function replyPage({ url }: Call, page: StoredPage): Reply {
  return replyJson(200, describePage(page, url.origin))
}

function refuse({ issues: [issue] }: z.ZodError): Reply {
  const message = `body failed validation: body.${issue?.path.join('.')} ${issue?.message}`
  return replyError('validation_error', { message })
}

const ARCHIVED = "Can't edit block that is archived. You must unarchive the block before editing."

function createPage({ pages, workspaceId }: Desk, call: Call): Reply {
  const parsed = newPage.safeParse(readJson(call))
  if (!parsed.success) return refuse(parsed.error)
  const { parent, properties, children = [] } = parsed.data
  const above = pages.find(workspaceId, parent.page_id)
  if (above === null) return replyAbsent(parent.page_id)
  if (pages.isAway(above)) return replyError('validation_error', { message: ARCHIVED })
  const page = pages.add({ workspaceId, parentId: above.id, title: properties.title.title })
  page.content.push(...pages.makeBlocks(children))
  return replyPage(call, page)
}

function changePage({ pages }: Desk, call: Call, page: StoredPage): Reply {
  const parsed = pageChange.safeParse(readJson(call))
  if (!parsed.success) return refuse(parsed.error)
  const { properties, in_trash, erase_content } = parsed.data
  const above = page.parentId === null ? null : pages.findAny(page.parentId)
  const stays = in_trash === false ? above !== null && pages.isAway(above) : pages.isAway(page)
  if (stays) return replyError('validation_error', { message: ARCHIVED })
  if (in_trash !== undefined) page.isInTrash = in_trash
  if (properties !== undefined) page.title = properties.title.title
  if (erase_content === true) {
    for (const entry of page.content) if ('pageId' in entry) trash(pages, entry.pageId)
    page.content = []
  }
  pages.touch(page)
  return replyPage(call, page)
}

function trash(pages: Pages, pageId: string): void {
  const page = pages.findAny(pageId)
  if (page !== null) page.isInTrash = true
}

function listChildren({ pages }: Desk, { url }: Call, page: StoredPage): Reply {
  const parsed = z.object(listing).safeParse(Object.fromEntries(url.searchParams))
  if (!parsed.success) return refuse(parsed.error)
  const blocks = page.content.flatMap((entry) => {
    if (!('pageId' in entry)) return [{ id: entry.id, described: describeBlock(entry, page) }]
    const below = pages.findAny(entry.pageId)
    return below === null || below.isInTrash ? [] : [{ id: below.id, described: describeChildPage(below) }]
  })
  return replyList(blocks, parsed.data, { type: 'block', block: {} })
}

function appendChildren({ pages }: Desk, call: Call, page: StoredPage): Reply {
  const parsed = z.strictObject({ children: sentBlocks }).safeParse(readJson(call))
  if (!parsed.success) return refuse(parsed.error)
  if (pages.isAway(page)) return replyError('validation_error', { message: ARCHIVED })
  const made = pages.makeBlocks(parsed.data.children)
  page.content.push(...made)
  pages.touch(page)
  const listed = made.map((block) => ({ id: block.id, described: describeBlock(block, page) }))
  return replyList(listed, { page_size: MOST_LISTED }, { type: 'block', block: {} })
}

function deleteBlock({ pages, workspaceId }: Desk, named: string): Reply {
  const found = pages.findBlock(workspaceId, named)
  if (found === null) return replyAbsent(named)
  if (pages.isAway(found.page)) return replyError('validation_error', { message: ARCHIVED })
  const at = found.list.findIndex((entry) => 'id' in entry && entry.id === named)
  const [gone] = found.list.splice(at, 1)
  pages.touch(found.page)
  if (gone === undefined || 'pageId' in gone) return replyAbsent(named)
  return replyJson(200, { ...describeBlock(gone, found.page), in_trash: true, archived: true })
}

/** Finds pages by their titles, new ones only after a while. */
function search({ pages, workspaceId, now }: Desk, call: Call): Reply {
  const parsed = searching.safeParse(readJson(call))
  if (!parsed.success) return refuse(parsed.error)
  const { query, filter, sort, ...list } = parsed.data
  const words = query.trim().toLowerCase()
  const found = pages
    .list(workspaceId)
    .filter((page) => !pages.isAway(page) && page.createdAt + INDEXING_MS <= now)
    .filter((page) => filter?.value !== 'data_source' && plainTitle(page).toLowerCase().includes(words))
    .toSorted((one, other) => other.editedAt - one.editedAt)
  if (sort?.direction === 'ascending') found.reverse()
  return replyList(
    found.map((page) => ({ id: page.id, described: describePage(page, call.url.origin) })),
    list,
    { type: 'page_or_data_source', page_or_data_source: {} },
  )
}

function replyList(
  items: readonly { id: string; described: object }[],
  { page_size, start_cursor }: { page_size: number; start_cursor?: string | null | undefined },
  kind: object,
): Reply {
  const from = start_cursor ? items.findIndex((item) => item.id === start_cursor) : 0
  if (from < 0) return replyError('validation_error', { message: 'The start_cursor provided is invalid.' })
  const next = items[from + page_size]
  return replyJson(200, {
    object: 'list',
    results: items.slice(from, from + page_size).map(({ described }) => described),
    next_cursor: next?.id ?? null,
    has_more: next !== undefined,
    ...kind,
  })
}
