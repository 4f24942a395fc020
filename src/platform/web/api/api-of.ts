import { createORPCClient } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query'
import { link } from './connect-api.ts'

type ClientOf<Contract extends AnyContractRouter> = JsonifiedClient<ContractRouterClient<Contract>>

/**
 * The calls of one part of the contract, typed, for `useQuery(api.list.queryOptions())` and
 * `useMutation(api.create.mutationOptions())`. Only the type of the contract reaches the browser.
 */
export function apiOf<Contract extends AnyContractRouter>(part: string): RouterUtils<ClientOf<Contract>> {
  const path = [part]
  return createTanstackQueryUtils(createORPCClient<ClientOf<Contract>>(link, { path }), { path })
}
