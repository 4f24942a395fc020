import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type {
  internalLink,
  linkedPage,
  links,
  listedPage,
  page,
  pageCounts,
  pageDetails,
  pageKeyword,
  pages,
} from '../contract.ts'

export const pagesApi = apiOf<typeof pages>('pages')
export const linksApi = apiOf<typeof links>('links')

export type Page = z.infer<typeof page>
export type ListedPage = z.infer<typeof listedPage>
export type PageCounts = z.infer<typeof pageCounts>
export type PageDetails = z.infer<typeof pageDetails>
export type PageKeyword = z.infer<typeof pageKeyword>
export type InternalLink = z.infer<typeof internalLink>
export type LinkedPage = z.infer<typeof linkedPage>
