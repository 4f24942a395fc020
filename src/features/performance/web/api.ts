import { apiOf } from '#platform/web/api/api-of.ts'
import type { performance } from '../contract.ts'

export const performanceApi = apiOf<typeof performance>('performance')
