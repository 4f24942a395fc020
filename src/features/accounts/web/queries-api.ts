import { apiOf } from '#platform/web/api/api-of.ts'
import type { accounts } from '../contract.ts'

export const accountsApi = apiOf<typeof accounts>('accounts')
