import { parseHTML } from 'linkedom'
import { z } from 'zod'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { failedCall } from '../service-answer.ts'
import { coreListed, coreListedCategory } from './wordpress-core-shapes.ts'
import { LABEL } from './wordpress-call.ts'
import { callByPassword, type PasswordSite } from './wordpress-password-call.ts'
import { MOST_PAGES, type Listing, type WordpressLists } from './wordpress.ts'

const ROWS = 100
const LISTED_FIELDS = 'id,link,title,status,date_gmt,modified_gmt'
const CATEGORY_FIELDS = 'id,name,slug,parent,count,link'

/**
 * What a website lists by WordPress's own REST API: its published posts and pages, and its categories. Products have no
 * place there, and posts do not say which article they are.
 */
export function listByPassword(site: PasswordSite): WordpressLists {
  return {
    async *listPages(options) {
      yield* listKind(site, 'post', options)
      yield* listKind(site, 'page', options)
    },
    async *listCategories(options) {
      const query = { _fields: CATEGORY_FIELDS }
      for await (const rows of walk(site, {
        path: '/categories',
        query,
        row: coreListedCategory,
        ...options,
      }))
        yield rows.map(({ id, name, slug, parent, count, link }) => ({
          id,
          name: readText(name),
          slug,
          parent: parent === 0 ? null : parent,
          taxonomy: 'category' as const,
          url: count === 0 ? null : link,
        }))
    },
    async *listProducts() {},
  }
}

async function* listKind(site: PasswordSite, type: 'post' | 'page', options: Listing) {
  const query = { status: 'publish', _fields: LISTED_FIELDS }
  for await (const rows of walk(site, { path: `/${type}s`, query, row: coreListed, ...options }))
    yield rows.map(({ id, link, title, status, date_gmt, modified_gmt }) => ({
      id,
      external_id: null,
      url: link,
      title: readText(title.rendered),
      type,
      status,
      published: date_gmt,
      modified: modified_gmt,
    }))
}

interface Walk<Row extends z.ZodType> extends Listing {
  path: string
  query: Record<string, string>
  row: Row
}

/** The parts of a list; one with fewer rows than were asked for is the last. */
async function* walk<Row extends z.ZodType<{ id: number }>>(
  site: PasswordSite,
  { path, query, row, signal, tellTotal }: Walk<Row>,
): AsyncGenerator<z.infer<Row>[]> {
  const shape = z.array(row).max(ROWS)
  const ids = new Set<number>()
  for (let number = 1; number <= MOST_PAGES; number++) {
    const asked = { ...query, per_page: String(ROWS), page: String(number), orderby: 'id', order: 'asc' }
    const asking = callByPassword(site, { path, query: asked, shape, signal })
    const rows = number === 1 ? await asking : await asking.catch(readPastEnd)
    if (rows.length === 0) return
    // Such a list has no end.
    if (rows.every(({ id }) => ids.has(id)))
      throw failedCall({ service: LABEL, kind: 'bad_response', reason: 'repeated_list' })
    for (const { id } of rows) ids.add(id)
    tellTotal?.(ids.size)
    yield rows
    if (rows.length < ROWS) return
  }
}

/** WordPress refuses the part after the last one of some lists. */
function readPastEnd(error: unknown): [] {
  if (error instanceof AdapterError && error.reason === 'rest_post_invalid_page_number') return []
  throw error
}

/** The text of a title, which WordPress writes as HTML. */
function readText(html: string): string {
  return parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body.textContent ?? ''
}
