import type { PageType, StockStatus } from '../../rules.ts'

/** What a visit to a page found in it; texts are trimmed, with single spaces. */
export interface ParsedPage {
  title: string | null
  description: string | null
  /** The first heading of the first level. */
  heading: string | null
  /** All headings in their order. */
  headings: { level: number; text: string }[]
  canonicalUrl: string | null
  /** Whether the page asks not to be listed. */
  isNoindex: boolean
  /** As the page names it, as in `en-GB`. */
  language: string | null
  type: PageType
  /** Why it is of this type, as a sentence for users. */
  typeReason: string
  /** ISO 8601. */
  publishedAt: string | null
  modifiedAt: string | null
  stockStatus: StockStatus | null
  /** The category that the page is in. */
  parentCategory: string | null
  parentCategoryUrl: string | null
  /** The main text, without menus; paragraphs are separated by line breaks. */
  text: string
  wordCount: number
  /** Lists and tables in the main text. */
  lists: number
  tables: number
  links: PageLink[]
}

/** A link to a page of the same site. */
export interface PageLink {
  url: string
  anchor: string
  /** The text around the link, anchor included. */
  text: string
  /** Whether it is in the content, and not in a menu, header or footer. */
  isInContent: boolean
  isFollowed: boolean
}
