import { apiOf } from '#platform/web/api/api-of.ts'
import type { contentplans } from '../contract.ts'

export const contentplansApi = apiOf<typeof contentplans>('contentplans')
