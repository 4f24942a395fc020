import { apiOf } from '#platform/web/api/api-of.ts'
import type { pages } from '../contract.ts'

export const pagesApi = apiOf<typeof pages>('pages')
