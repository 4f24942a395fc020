import { sql } from 'kysely'
import { z } from 'zod'
import { SCOPES } from '#platform/contract/endpoint.ts'
import type { FoundId } from '#platform/contract/ids.ts'
import type { Database, Transaction } from '../database/database.ts'
import { oneRow } from '../database/rows.ts'

/** What proves a member: the session of a browser, or the hash of an API token. */
export type Credential = { kind: 'session'; session: string } | { kind: 'token'; hash: Uint8Array }

/** The API token that a request came with. */
const callingToken = z.object({
  id: z.number(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)).readonly(),
})

export type CallingToken = z.infer<typeof callingToken>

const entered = z.object({
  /** null when the session is over or the token is not valid. */
  userId: z.number().nullable(),
  /** The workspace of all ids, or null when there are no ids or the ids are not the user's. */
  workspaceId: z.number().nullable(),
  token: callingToken.nullable(),
  /** Whether it is time to write that the session is in use. */
  isUseDue: z.boolean(),
})

type Entered = z.infer<typeof entered>

/** The last use of a session is written at most once in this time, so that few requests write. */
const NOTED_MINUTES = 60

/**
 * Opens, for this transaction, the one workspace that all ids belong to. Without ids it opens all workspaces of the
 * credential: every workspace of a session's user, or the one of a token.
 */
export async function enterWorkspace(
  database: Transaction,
  { credential, ids }: { credential: Credential; ids: FoundId[] },
): Promise<Entered> {
  switch (credential.kind) {
    case 'session':
      return enterBySession(database, { session: credential.session, ids })
    case 'token':
      return enterByToken(database, { hash: credential.hash, ids })
  }
}

const enteredBySession = entered.omit({ token: true })

async function enterBySession(
  database: Transaction,
  { session, ids }: { session: string; ids: FoundId[] },
): Promise<Entered> {
  const found = await oneRow(database, enteredBySession)`
    select entering as "userId", workspace as "workspaceId", exists (
      select from sessions where id = ${session}::uuid and last_used_at < now() - ${noted()}) as "isUseDue"
    from walls.enter(${session}::uuid, ${kindsOf(ids)}::text[], ${objectsOf(ids)}::integer[])
  `
  return { ...found, token: null }
}

/**
 * Writes that a session is in use, in a statement of its own, so that requests of one session do not wait for each
 * other.
 */
export async function noteUse(database: Database, session: string): Promise<void> {
  await sql`
    update sessions set last_used_at = now() where id = ${session}::uuid and last_used_at < now() - ${noted()}
  `.execute(database)
}

function noted() {
  return sql`make_interval(mins => ${NOTED_MINUTES})`
}

async function enterByToken(
  database: Transaction,
  { hash, ids }: { hash: Uint8Array; ids: FoundId[] },
): Promise<Entered> {
  return oneRow(database, entered)`
    select entering as "userId", workspace as "workspaceId",
      case when token is not null
        then jsonb_build_object('id', token, 'name', token_name, 'scopes', token_scopes) end as token,
      false as "isUseDue"
    from walls.enter_by_token(${hash}, ${kindsOf(ids)}::text[], ${objectsOf(ids)}::integer[])
  `
}

const openedWorkspace = z.object({ workspace: z.number().nullable() })

/** Opens the workspace of the one shared object that all ids name; returns null when the key does not open it. */
export async function enterShared(
  database: Transaction,
  { keyHash, ids }: { keyHash: Uint8Array; ids: FoundId[] },
): Promise<number | null> {
  const { workspace } = await oneRow(database, openedWorkspace)`
    select walls.enter_shared(${keyHash}, ${kindsOf(ids)}::text[], ${objectsOf(ids)}::integer[]) as workspace
  `
  return workspace
}

function kindsOf(ids: FoundId[]): string[] {
  return ids.map(({ kind }) => kind)
}

function objectsOf(ids: FoundId[]): number[] {
  return ids.map(({ id }) => id)
}
