import { apiOf } from '#platform/web/api/api-of.ts'
import type { accounts } from '../contract.ts'

export const sessionsApi = apiOf<typeof accounts>('accounts')
