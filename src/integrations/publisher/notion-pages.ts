import { cleanName } from './notion-access.ts'
import { callNotionApi, type Absent, type NotionWorkspace } from './notion-call.ts'
import { notionBlocks, notionFound, notionPage, type NotionBlock, type NotionPage } from './notion-shapes.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'

const PAGE_SIZE = 100
const MOST_FOUND = 50
const LONGEST_SEARCH = 200
/** Ids of Notion with or without hyphens. */
const ID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i

interface Waiting {
  signal: AbortSignal
}

/** A page that articles can go under. */
export interface NotionParent {
  id: string
  /** '' for a page without a title. */
  title: string
}

/** Pages that Keyloom may use whose titles have these words, those first that were edited last; '' finds all. */
export async function searchNotionPages(
  workspace: NotionWorkspace,
  words: string,
  { signal }: Waiting,
): Promise<NotionParent[]> {
  const { results } = await callNotionApi(workspace, {
    method: 'POST',
    path: ['search'],
    body: {
      query: words.slice(0, LONGEST_SEARCH),
      filter: { property: 'object', value: 'page' },
      sort: { timestamp: 'last_edited_time', direction: 'descending' },
      page_size: MOST_FOUND,
    },
    shape: notionFound,
    absent: 'parent',
    isRepeatable: true,
    signal,
  })
  return results.flatMap((one) =>
    'url' in one && !one.in_trash ? [{ id: one.id, title: titleOf(one) }] : [],
  )
}

/** A page with its title; null when it is not there, is in the trash or may not be used. */
export async function findNotionParent(
  workspace: NotionWorkspace,
  id: string,
  options: Waiting,
): Promise<NotionParent | null> {
  const page = await findNotionPage(workspace, id, options)
  return page === null || page.in_trash ? null : { id: page.id, title: titleOf(page) }
}

/** null when the page is not there or may not be used. */
export async function findNotionPage(
  workspace: NotionWorkspace,
  id: string,
  { signal }: Waiting,
): Promise<NotionPage | null> {
  if (!ID.test(id)) return null
  try {
    return await callNotionApi(workspace, { path: ['pages', id], shape: notionPage, absent: 'page', signal })
  } catch (error) {
    if (error instanceof AdapterError && error.kind === 'not_found') return null
    throw error
  }
}

/** The blocks right below a page, in their order; `most` ends the reading early. */
export async function listNotionBlocks(
  workspace: NotionWorkspace,
  { id, absent, most = Infinity }: { id: string; absent: Absent; most?: number },
  { signal }: Waiting,
): Promise<NotionBlock[]> {
  const blocks: NotionBlock[] = []
  for (let cursor: string | null = null; ;) {
    const answer: Listed = await callNotionApi(workspace, {
      path: ['blocks', id, 'children'],
      query: {
        page_size: String(Math.min(PAGE_SIZE, most)),
        ...(cursor !== null && { start_cursor: cursor }),
      },
      shape: notionBlocks,
      absent,
      signal,
    })
    blocks.push(...answer.results)
    cursor = answer.next_cursor
    if (!answer.has_more || cursor === null || blocks.length >= most) return blocks
  }
}

interface Listed {
  results: NotionBlock[]
  has_more: boolean
  next_cursor: string | null
}

function titleOf({ properties }: NotionPage): string {
  const title = Object.values(properties).find((one) => one.title !== undefined)?.title ?? []
  return cleanName(title.map(({ plain_text }) => plain_text).join('')) ?? ''
}
