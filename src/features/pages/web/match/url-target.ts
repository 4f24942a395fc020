import { readPageUrl } from '#features/contentplans/rules.ts'
import type { ListedPage } from '../api.ts'

type FoundPage = Pick<
  ListedPage,
  'page_id' | 'url' | 'excluded' | 'article_id' | 'article_title' | 'article_id_locked'
>

/** What a user has chosen or typed: a page of the plan, or the URL of a new one. */
export interface TypedTarget {
  way: 'page' | 'custom'
  page: FoundPage | null
  url: string
}

/** A page of the plan, or the URL of one that is to be made. */
export type UrlTarget = { page_id: number; url: string } | { url: string }

/** Whether a page is chosen that is another one than now, or a URL is typed, whatever it is. */
export function isTarget({ way, page, url }: TypedTarget, now: { page_id: number | null }): boolean {
  return way === 'page' ? page !== null && page.page_id !== now.page_id : url.trim() !== ''
}

/** The page that is meant; null for a text that is no URL of a page (V-20). */
export function readTarget({ way, page, url }: TypedTarget): UrlTarget | null {
  if (way === 'page') return page && { page_id: page.page_id, url: page.url }
  const read = readPageUrl(url.trim())
  return read === null ? null : { url: read }
}
