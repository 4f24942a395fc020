import type { AnyContractRouter } from '@orpc/contract'
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query'
import { clientOf, type ClientOf } from './client-of.ts'

/**
 * The calls of one feature for `useQuery(api.list.queryOptions())`, `useMutation(api.create.mutationOptions())`
 * and `api.list.call()`.
 */
export function apiOf<Contract extends AnyContractRouter>(feature: string): RouterUtils<ClientOf<Contract>> {
  return createTanstackQueryUtils(clientOf<Contract>(feature), { path: [feature] })
}
