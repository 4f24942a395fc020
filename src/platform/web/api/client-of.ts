import { createORPCClient } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { link, type CallContext } from './connect-api.ts'

export type ClientOf<Contract extends AnyContractRouter> = JsonifiedClient<
  ContractRouterClient<Contract, CallContext>
>

/** The calls of one feature, typed by its contract. Only the contract's type is part of the web app. */
export function clientOf<Contract extends AnyContractRouter>(feature: string): ClientOf<Contract> {
  return createORPCClient<ClientOf<Contract>>(link, { path: [feature] })
}
