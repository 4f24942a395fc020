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
}

export interface PublicContext extends RequestContext {
  database: Database
}

/** A member who acts: somebody who is signed in, or a script with the API token of somebody. */
export type MemberActor = { kind: 'user'; userId: number } | { kind: 'token'; userId: number; name: string }

/** Who acts. A run goes on without the person who started it. */
export type Actor = MemberActor | { kind: 'run' }

/** What a query needs: a transaction in which one workspace is open. */
export interface Reads {
  database: Transaction
}

/** What a command needs: the same, and who is named as having done it. */
export interface Writes extends Reads {
  actor: Actor
}

/** One transaction in which only what the credential may see is there. */
export interface MemberContext extends RequestContext {
  database: Transaction
  credential: Credential
  actor: MemberActor
  /** Whose rights count: those of the signed-in person, or of the one whose API token it is. */
  userId: number
  /** The workspace of every id in the input; null where the input has no ids: then all of the credential's are open. */
  workspaceId: number | null
}

/** The same for somebody signed in, whom no API token stands in for. */
export interface SessionContext extends MemberContext {
  session: string
}

/** One transaction in which the workspace of the shared object is open. */
interface SharingKeyContext extends RequestContext {
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
