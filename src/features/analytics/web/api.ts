import { apiOf } from '#platform/web/api/api-of.ts'
import type { analytics } from '../contract.ts'

export const analyticsApi = apiOf<typeof analytics>('analytics')
