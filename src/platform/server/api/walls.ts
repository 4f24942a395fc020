import { sql, type Transaction } from 'kysely'
import type { FoundId } from '#platform/contract/ids.ts'
import type { Database } from '../database/tables.ts'

export interface Entered {
  /** null: the session is over. */
  userId: number | null
  /** The workspace of all ids; null where there are none, or where they are not the user's. */
  workspaceId: number | null
}

/** Opens, for this transaction, the one workspace that all ids belong to; without ids all of the user's. */
export async function enterWorkspace(
  database: Transaction<Database>,
  { session, ids }: { session: string; ids: FoundId[] },
): Promise<Entered> {
  const { rows } = await sql<Entered>`
    select entering as "userId", workspace as "workspaceId"
    from walls.enter(${session}::uuid, ${kindsOf(ids)}::text[], ${objectsOf(ids)}::integer[])
  `.execute(database)
  return rows[0]
}

/** Opens the workspace of the one shared object that all ids name; null where the key does not open it. */
export async function enterShared(
  database: Transaction<Database>,
  { keyHash, ids }: { keyHash: Uint8Array; ids: FoundId[] },
): Promise<number | null> {
  const { rows } = await sql<{ workspace: number | null }>`
    select walls.enter_shared(${keyHash}, ${kindsOf(ids)}::text[], ${objectsOf(ids)}::integer[]) as workspace
  `.execute(database)
  return rows[0].workspace
}

/** Opens the workspace of a visitor's plan, if all ids name that plan; null otherwise. */
export async function enterAsVisitor(
  database: Transaction<Database>,
  { visitor, ids }: { visitor: string; ids: FoundId[] },
): Promise<number | null> {
  const { rows } = await sql<{ workspace: number | null }>`
    select walls.enter_visitor(${visitor}::uuid, ${kindsOf(ids)}::text[], ${objectsOf(ids)}::integer[]) as workspace
  `.execute(database)
  return rows[0].workspace
}

function kindsOf(ids: FoundId[]): string[] {
  return ids.map(({ kind }) => kind)
}

function objectsOf(ids: FoundId[]): number[] {
  return ids.map(({ id }) => id)
}
