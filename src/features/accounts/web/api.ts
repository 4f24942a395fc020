import { clientOf } from '#platform/web/api/client-of.ts'
import type { accounts } from '../contract.ts'

/** A client without the query cache, because signing in has nothing to cache. */
export const accountsClient = clientOf<typeof accounts>('accounts')
