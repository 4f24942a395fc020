import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Access, EndpointMeta } from '#platform/contract/endpoint.ts'
import type { Log } from '../log.ts'

/** What every handler gets. */
interface RequestContext {
  log: Log
  now: Date
}

export interface PublicContext extends RequestContext {
  database: Kysely<unknown>
}

/** One transaction in which only what the session may see is there. */
export interface MemberContext extends RequestContext {
  database: Transaction<unknown>
  session: string
  /** The workspace of every id in the input; null where the input has no ids: then all of the user's are open. */
  workspaceId: number | null
}

type ContextOf<Kind extends Access> = Kind extends 'member' ? MemberContext : PublicContext

/** The handlers of a contract: the same tree, a function for each endpoint. */
export type Handlers<Contract> =
  Contract extends ContractProcedure<infer Input, infer Output, infer _Errors, infer Meta>
    ? Meta extends EndpointMeta<infer Kind>
      ? (ctx: ContextOf<Kind>, input: InferSchemaOutput<Input>) => Promise<InferSchemaInput<Output>>
      : never
    : { [Key in keyof Contract]: Handlers<Contract[Key]> }
