import type {
  WordpressCategory,
  WordpressLists,
  WordpressPage,
  WordpressProduct,
} from '#integrations/publisher/wordpress.ts'
import type { StepProgress } from '#platform/contract/run-messages.ts'
import { describeListed, type ListedPage, type ListedRow } from './describe-listed.ts'

/** Rows that are read of each of a system's lists, at most: as many pages as one crawl visits. */
const MOST_LISTED = 20_000

interface Collecting {
  wordpress: WordpressLists
  /** The website of the plan. */
  domain: string
  signal: AbortSignal
  tellProgress: (progress: StepProgress) => void
}

/** The pages that a website lists, each address once, and how many of its rows were left out. */
export interface Collected {
  pages: ListedPage[]
  /** Drafts, and what only members of the website see. */
  unpublished: number
  /** Of another domain than the plan's. */
  elsewhere: number
  /** With an address that no web page can have. */
  unreadable: number
  /** Whether a list has more rows than are read. */
  isCut: boolean
}

/** Null for a category without a page of its own. */
type Described = ListedRow | 'unpublished' | null
type Lists = ((options: Reading) => AsyncIterable<Described[]>)[]
interface Reading {
  signal: AbortSignal
  tellTotal: (total: number) => void
}

/** Reads all lists of a WordPress: posts and pages, categories, products. */
export async function collectListed({
  wordpress,
  domain,
  signal,
  tellProgress,
}: Collecting): Promise<Collected> {
  const pages = new Map<string, ListedPage>()
  const counts = { unpublished: 0, elsewhere: 0, unreadable: 0 }
  const keep = (row: Described) => {
    if (row === null) return
    const found = row === 'unpublished' ? row : describeListed(row, domain)
    if (typeof found === 'string') counts[found] += 1
    else pages.set(found.url, found)
  }
  let [readBefore, isCut] = [0, false]
  for (const list of listAll(wordpress)) {
    let [read, total] = [0, 0]
    const tellTotal = (found: number) => (total = Math.ceil(found))
    for await (const rows of list({ signal, tellTotal })) {
      for (const row of rows.slice(0, MOST_LISTED - read)) keep(row)
      read += rows.length
      const done = readBefore + Math.min(read, MOST_LISTED)
      tellProgress({ done, total: Math.max(done, readBefore + Math.min(total, MOST_LISTED)) })
      if (read >= MOST_LISTED) break
    }
    isCut ||= Math.max(read, total) > MOST_LISTED
    readBefore += Math.min(read, MOST_LISTED)
  }
  return { pages: [...pages.values()], ...counts, isCut }
}

function listAll(wordpress: Collecting['wordpress']): Lists {
  return [
    (options) => mapRows(wordpress.listPages(options), describePost),
    (options) => mapRows(wordpress.listCategories(options), describeCategory),
    (options) => mapRows(wordpress.listProducts(options), describeProduct),
  ]
}

async function* mapRows<Row>(parts: AsyncIterable<Row[]>, describe: (row: Row) => Described) {
  for await (const rows of parts) yield rows.map((row) => describe(row))
}

const NOTHING_MORE = { published: null, modified: null, inStock: null, marker: null }

function describePost({ status, type, url, title, ...row }: WordpressPage): Described {
  if (status !== 'publish') return 'unpublished'
  const { published, modified, external_id: marker } = row
  return { kind: type, address: url, title, published, modified, inStock: null, marker }
}

function describeCategory({ url, name: title }: WordpressCategory): Described {
  return url === null ? null : { ...NOTHING_MORE, kind: 'category', address: url, title }
}

function describeProduct({ url, name: title, in_stock: inStock }: WordpressProduct): Described {
  return { ...NOTHING_MORE, kind: 'product', address: url, title, inStock }
}
