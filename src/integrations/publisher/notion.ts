import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { KnownPost, OutgoingArticle, Publisher, RemotePost } from './index.ts'
import { LABEL } from './notion-access.ts'
import { writeBatches } from './notion-batches.ts'
import { draftBlocks, type Draft } from './notion-blocks.ts'
import { absentError, callNotionApi, type NotionWorkspace } from './notion-call.ts'
import { findNotionPage, listNotionBlocks } from './notion-pages.ts'
import { anything, notionPage, type NotionBlock, type NotionPage } from './notion-shapes.ts'
import { MOST_PIECES, plainPieces } from './notion-text.ts'

/** How far the clock of this machine may be ahead of Notion's, which tells times by the minute. */
const SKEW_MS = 60 * 60 * 1_000
/** Blocks at the beginning of a page among which the marker may be after people have put others before it. */
const MOST_BEFORE_MARKER = 20
const NOTE = 'Sent by Keyloom, which writes this page again when the article is sent again. '
/** Blocks that are pages and databases themselves. */
const OWN_PLACES = new Set(['child_page', 'child_database'])

interface NotionInput extends NotionWorkspace {
  /** The page that new pages go under. */
  parentId: string
  isSandbox: boolean
}

interface Waiting {
  signal: AbortSignal
}

/**
 * Pages under a page in Notion. They are documents: readers of the website never see them, so all of them are drafts.
 * A marker stands in the first paragraph; Notion cannot prevent that two calls make two pages.
 */
export function connectNotion(input: NotionInput): Publisher {
  return {
    label: LABEL,
    isSandbox: input.isSandbox,
    find: (known, { signal }) => findPost(input, known, { signal }),
    create: (article, { signal }) => createPage(input, article, { signal }),
    update: (remoteId, article, { signal }) => updatePage(input, { remoteId, article }, { signal }),
    unpublish: (remoteId, { signal }) => moveToTrash(input, remoteId, { signal }),
    addImage: null,
  }
}

/** A page in the trash is found by its id: sending the article again takes it out. */
async function findPost(input: NotionInput, known: KnownPost, options: Waiting): Promise<RemotePost | null> {
  const page =
    known.remoteId === null
      ? await findAsked(input, known, options)
      : await findNotionPage(input, known.remoteId, options)
  return page === null ? null : describePage(page, known.slug)
}

/** The page that we have asked for, when its id is not known: one below the parent, made since, with our marker. */
async function findAsked(
  input: NotionInput,
  { marker, askedAt }: KnownPost,
  options: Waiting,
): Promise<NotionPage | null> {
  if (askedAt === null) return null
  const below = await listNotionBlocks(input, { id: input.parentId, absent: 'parent' }, options)
  const since = below.filter(
    ({ type, created_time }) =>
      type === 'child_page' && Date.parse(created_time) + SKEW_MS >= askedAt.getTime(),
  )
  for (const { id } of since.toReversed())
    if (await hasMarker(input, { id, marker }, options)) return findNotionPage(input, id, options)
  return null
}

async function hasMarker(
  input: NotionInput,
  { id, marker }: { id: string; marker: string },
  options: Waiting,
): Promise<boolean> {
  const first = await listNotionBlocks(input, { id, absent: 'page', most: MOST_BEFORE_MARKER }, options)
  return first.some(({ paragraph }) => paragraph?.rich_text.some((piece) => piece.plain_text === marker))
}

/** Creates the page with its marker; what does not fit into the call follows. */
async function createPage(
  input: NotionInput,
  article: OutgoingArticle,
  { signal }: Waiting,
): Promise<RemotePost> {
  const [children = [], ...others] = writePage(article)
  const asking = callNotionApi(input, {
    method: 'POST',
    path: ['pages'],
    body: {
      parent: { type: 'page_id', page_id: input.parentId },
      properties: writeTitle(article),
      children,
    },
    shape: notionPage,
    absent: 'parent',
    signal,
  })
  const page = await asking.catch((error: unknown) =>
    explainRefusal(input, { error, absent: 'parent' }, { signal }),
  )
  await append(input, { id: page.id, batches: others }, { signal })
  return describePage(page, article.slug)
}

/**
 * Changes the page in place. When this is interrupted, the page has only a part of its text until the next attempt, which
 * writes all of it again. Pages and databases that people have put into the page stay.
 */
async function updatePage(
  input: NotionInput,
  { remoteId, article }: { remoteId: string; article: OutgoingArticle },
  { signal }: Waiting,
): Promise<RemotePost> {
  const found = await findNotionPage(input, remoteId, { signal })
  if (found === null) throw absentError('page', 'object_not_found')
  try {
    if (found.in_trash) await changePage(input, { id: remoteId, change: { in_trash: false } }, { signal })
    const before = await listNotionBlocks(input, { id: remoteId, absent: 'page' }, { signal })
    await erase(input, { id: remoteId, before }, { signal })
    await append(input, { id: remoteId, batches: writePage(article) }, { signal })
    const change = { properties: writeTitle(article) }
    const page = await changePage(input, { id: remoteId, change }, { signal })
    return describePage(page, article.slug)
  } catch (error) {
    return explainRefusal(input, { error, absent: 'page', page: found }, { signal })
  }
}

/** Notion erases all of a page with one call, the pages inside it included; where there are some, block by block. */
async function erase(
  input: NotionInput,
  { id, before }: { id: string; before: readonly NotionBlock[] },
  { signal }: Waiting,
): Promise<void> {
  const old = before.filter(({ type }) => !OWN_PLACES.has(type))
  if (old.length === 0) return
  if (old.length === before.length) {
    await changePage(input, { id, change: { erase_content: true } }, { signal })
    return
  }
  for (const block of old)
    await callNotionApi(input, {
      method: 'DELETE',
      path: ['blocks', block.id],
      shape: anything,
      absent: 'page',
      isRepeatable: true,
      signal,
    }).catch(ignoreAbsent)
}

/** The block was deleted in Notion meanwhile. */
function ignoreAbsent(error: unknown): void {
  if (!(error instanceof AdapterError) || error.kind !== 'not_found') throw error
}

async function append(
  input: NotionInput,
  { id, batches }: { id: string; batches: readonly object[][] },
  { signal }: Waiting,
): Promise<void> {
  for (const children of batches)
    await callNotionApi(input, {
      method: 'PATCH',
      path: ['blocks', id, 'children'],
      body: { children },
      shape: anything,
      absent: 'page',
      signal,
    })
}

async function changePage(
  input: NotionInput,
  { id, change }: { id: string; change: object },
  { signal }: Waiting,
): Promise<NotionPage> {
  return callNotionApi(input, {
    method: 'PATCH',
    path: ['pages', id],
    body: change,
    shape: notionPage,
    absent: 'page',
    isRepeatable: true,
    signal,
  })
}

async function moveToTrash(input: NotionInput, id: string, { signal }: Waiting): Promise<void> {
  const page = await findNotionPage(input, id, { signal })
  if (page === null || page.in_trash) return
  await changePage(input, { id, change: { in_trash: true } }, { signal }).catch(ignoreAbsent)
}

/** Notion refuses every change of a page in the trash as wrong input; only the page itself says so. */
async function explainRefusal(
  input: NotionInput,
  { error, absent, page }: { error: unknown; absent: 'page' | 'parent'; page?: NotionPage },
  options: Waiting,
): Promise<never> {
  if (!(error instanceof AdapterError) || error.reason !== 'validation_error') throw error
  const ids = absent === 'parent' ? [input.parentId] : [page?.id, page?.parent.page_id]
  for (const id of ids) {
    const holder = id === undefined ? null : await findNotionPage(input, id, options)
    if (holder?.in_trash === true) throw absentError(absent, 'in_trash')
  }
  throw error
}

function writePage(article: OutgoingArticle): object[][] {
  const note: Draft = {
    kind: 'paragraph',
    text: [...plainPieces(NOTE, { italic: true }), ...plainPieces(article.marker, { code: true })],
    children: [],
  }
  return writeBatches([note, ...draftBlocks(article.html)])
}

/** The title has this name in every page, whatever its column is called in a database. */
function writeTitle({ title }: OutgoingArticle): object {
  return { title: { title: plainPieces(title).slice(0, MOST_PIECES) } }
}

function describePage({ id, url }: NotionPage, slug: string): RemotePost {
  return { id, url, slug, state: 'draft' }
}
