import { clientOf } from '#platform/web/api/client-of.ts'
import type { accounts } from '../contract.ts'

/** Without the cache for queries: signing in comes before everything that is worth keeping. */
export const accountsClient = clientOf<typeof accounts>('accounts')
