import { isUrlOf, readPageUrl } from '#features/contentplans/rules.ts'
import { cutText } from '#platform/cut-text.ts'
import type { PageType } from '../../rules.ts'
import { classifyPage } from '../reading/classify-page.ts'
import { squeeze } from '../reading/squeeze.ts'

/** A page as its publishing system lists it; everything in it was written by others. */
export interface ListedRow {
  kind: 'post' | 'page' | 'category' | 'product'
  address: string
  title: string
  /** Times as the system writes them; null when it does not say. */
  published: string | null
  modified: string | null
  /** Only for products. */
  inStock: boolean | null
  /** What marks a post that we have made; null for all others. */
  marker: string | null
}

/** A page that a plan can keep. */
export interface ListedPage {
  url: string
  title: string | null
  type: PageType
  typeReason: string
  /** Whether the system knows its type; otherwise the address and the title say what it may be. */
  isTypeCertain: boolean
  publishedAt: string | null
  modifiedAt: string | null
  inStock: boolean | null
  marker: string | null
}

const LONGEST_TITLE = 500
const LONGEST_MARKER = 100
/** The year 2100: a later date is a mistake. */
const FAR = 4_102_444_800_000

/** Describes a listed page. `elsewhere`: it is not of this domain; `unreadable`: no web page can have its address. */
export function describeListed(row: ListedRow, domain: string): ListedPage | 'elsewhere' | 'unreadable' {
  const url = readPageUrl(row.address.trim())
  if (url === null) return 'unreadable'
  if (!isUrlOf(domain, url)) return 'elsewhere'
  const title = cutText(squeeze(row.title.slice(0, LONGEST_TITLE * 4)), LONGEST_TITLE)
  const isMarked = row.marker !== null && row.marker.length <= LONGEST_MARKER
  return {
    url,
    title: title === '' ? null : title,
    ...findType(row, { url, title }),
    publishedAt: readTime(row.published),
    modifiedAt: readTime(row.modified),
    inStock: row.inStock,
    marker: isMarked ? squeeze(row.marker) : null,
  }
}

function findType(
  { kind }: ListedRow,
  { url, title }: { url: string; title: string },
): Pick<ListedPage, 'type' | 'typeReason' | 'isTypeCertain'> {
  if (kind === 'product')
    return { type: 'product', typeReason: 'WooCommerce lists it as a product.', isTypeCertain: true }
  if (kind === 'category')
    return { type: 'category', typeReason: 'WordPress lists it as a category.', isTypeCertain: true }
  const { type, reason } = classifyPage({ url, things: [], title })
  return kind === 'post' && type === 'other'
    ? { type: 'article', typeReason: 'WordPress lists it as a post.', isTypeCertain: false }
    : { type, typeReason: reason, isTypeCertain: false }
}

function readTime(text: string | null): string | null {
  const time = text === null ? Number.NaN : Date.parse(text.slice(0, 40))
  return time > 0 && time < FAR ? new Date(time).toISOString() : null
}
