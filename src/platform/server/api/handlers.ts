import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { Access, EndpointMeta } from '#platform/contract/endpoint.ts'
import type { Browser } from '../http/browser.ts'
import type { Log } from '../log.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { CallingToken, Credential } from './walls.ts'

/** What every handler gets. */
interface RequestContext {
  log: Log
  now: Date
  browser: Browser
}

export interface PublicContext extends RequestContext {
  database: Database
}

/** One transaction in which only what the credential may see is there. */
export interface MemberContext extends RequestContext {
  database: Transaction
  credential: Credential
  /** The API token that called for the user; null: it was a signed-in browser. */
  token: CallingToken | null
  userId: number
  /** The workspace of every id in the input; null where the input has no ids: then all of the credential's are open. */
  workspaceId: number | null
}

/** The same for somebody signed in, whom no API token stands in for. */
export interface SessionContext extends MemberContext {
  session: string
}

/** One transaction in which the workspace of the shared object is open. */
export interface SharingKeyContext extends RequestContext {
  database: Transaction
  workspaceId: number
  /** A member sees everything, whoever has the key only what was meant to be shared. */
  isMember: boolean
}

interface Contexts {
  public: PublicContext
  'sharing-key': SharingKeyContext
  member: MemberContext
  session: SessionContext
}

export type ContextOf<Kind extends Access> = Contexts[Kind]

/**
 * What a handler gives: the output, or a function that gets it. The function runs when the transaction is over, so
 * that a slow service outside never holds a connection to the database.
 */
type Answer<Output> = Promise<Output | (() => Promise<Output>)>

/** The handlers of a contract: the same tree, a function for each endpoint. */
export type Handlers<Contract> =
  Contract extends ContractProcedure<infer Input, infer Output, infer _Errors, infer Meta>
    ? Meta extends EndpointMeta<infer Kind>
      ? (ctx: ContextOf<Kind>, input: InferSchemaOutput<Input>) => Answer<InferSchemaInput<Output>>
      : never
    : { [Key in keyof Contract]: Handlers<Contract[Key]> }
