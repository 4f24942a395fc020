import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { listedPage, page, pageCounts, pageDetails, pageKeyword, pages } from '../contract.ts'

export const pagesApi = apiOf<typeof pages>('pages')

export type Page = z.infer<typeof page>
export type ListedPage = z.infer<typeof listedPage>
export type PageCounts = z.infer<typeof pageCounts>
export type PageDetails = z.infer<typeof pageDetails>
export type PageKeyword = z.infer<typeof pageKeyword>
