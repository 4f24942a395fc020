import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { Access, EndpointMeta } from '#platform/contract/endpoint.ts'
import type { Browser } from '../http/browser.ts'
import type { Log } from '../log.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Credential } from './walls.ts'

/** What every handler gets. */
interface RequestContext {
  log: Log
  now: Date
  browser: Browser
  /** Aborted when the caller has hung up before it has its answer, or the window that asked is gone. */
  gone: AbortSignal
}

export interface PublicContext extends RequestContext {
  database: Database
}

/** A member who acts: a signed-in user, or a script with a user's API token. */
export type MemberActor = { kind: 'user'; userId: number } | { kind: 'token'; userId: number; name: string }

/** Who acts. A run acts with rights of its own, in the name of the user who started it, if one did. */
export type Actor = MemberActor | { kind: 'run'; userId: number | null }

/** What a query needs: a transaction in which one workspace is open. */
export interface Reads {
  database: Transaction
}

/** What a command needs: the same, and the actor that its changes are recorded under. */
export interface Writes extends Reads {
  actor: Actor
}

/** One transaction, in which only the rows that the credential may see are visible. */
export interface MemberContext extends RequestContext {
  database: Transaction
  credential: Credential
  actor: MemberActor
  /** The user whose rights count: the signed-in one, or the one who made the API token. */
  userId: number
  /**
   * The workspace of every id in the input, or null when the input has no ids: then all workspaces of the credential
   * are open.
   */
  workspaceId: number | null
}

/** The same for a signed-in user; API tokens are refused. */
export interface SessionContext extends MemberContext {
  session: string
}

/** One transaction in which the workspace of the shared object is open. */
interface SharingKeyContext extends RequestContext {
  database: Transaction
  workspaceId: number
  /** A member sees everything, a caller with the key only what is meant to be shared. */
  isMember: boolean
  /** What the member came in with; null for a caller with the key. */
  credential: Credential | null
}

interface Contexts {
  public: PublicContext
  'sharing-key': SharingKeyContext
  member: MemberContext
  session: SessionContext
}

export type ContextOf<Kind extends Access> = Contexts[Kind]

/**
 * What a handler returns: the output, or a function that returns the output. The function runs after the transaction,
 * so that a slow outside service never holds a connection to the database.
 */
type Answer<Output> = Promise<Output | (() => Promise<Output>)>

/** The handlers of a contract: the same tree, a function for each endpoint. */
export type Handlers<Contract> =
  Contract extends ContractProcedure<infer Input, infer Output, infer _Errors, infer Meta>
    ? Meta extends EndpointMeta<infer Kind>
      ? (ctx: ContextOf<Kind>, input: InferSchemaOutput<Input>) => Answer<InferSchemaInput<Output>>
      : never
    : { [Key in keyof Contract]: Handlers<Contract[Key]> }
