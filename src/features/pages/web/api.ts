import type { z } from 'zod'
import type { sharedKeyword } from '#features/keywords/contract.ts'
import { apiOf } from '#platform/web/api/api-of.ts'
import { wholeAnswer } from '#platform/web/api/whole-answer.ts'
import type {
  internalLink,
  linkedPage,
  links,
  linksOfPage,
  listedPage,
  page,
  pageCounts,
  pageDetails,
  pageKeyword,
  pages,
  sharedLinks,
} from '../contract.ts'

export const pagesApi = apiOf<typeof pages>('pages')
export const linksApi = apiOf<typeof links>('links')

export type Page = z.infer<typeof page>
export type ListedPage = z.infer<typeof listedPage>
export type PageCounts = z.infer<typeof pageCounts>
export type PageDetails = z.infer<typeof pageDetails>
export type PageKeyword = z.infer<typeof pageKeyword>
type SharedKeyword = z.infer<typeof sharedKeyword>
interface Listed<Row> {
  keywords: Row[]
  total: number
}
/** Keywords of a page as a member gets them, who sends no key. */
export const wholePageKeywords = wholeAnswer(
  (found: Listed<PageKeyword> | Listed<SharedKeyword>): found is Listed<PageKeyword> =>
    found.keywords.every((row) => 'id' in row),
)

export type InternalLink = z.infer<typeof internalLink>
export type LinkedPage = z.infer<typeof linkedPage>

type LinksOfPage = z.infer<typeof linksOfPage>
interface LinksOfArticle<Links> {
  page_id: number | null
  incoming: Links
  outgoing: Links
}
/** Links of the page of a cluster as a member gets them, who sends no key. */
export const wholeLinks = wholeAnswer(
  (found: LinksOfArticle<LinksOfPage> | Omit<LinksOfArticle<z.infer<typeof sharedLinks>>, 'page_id'>) =>
    'page_id' in found,
)
