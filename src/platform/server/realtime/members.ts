import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/tables.ts'

/** Whose session it is while it is valid, and the workspaces that this person is a member of. */
export interface Member {
  userId: number
  endsAt: Date
  workspaces: ReadonlySet<number>
}

interface MemberRow {
  session: string
  userId: number
  endsAt: Date
  workspaces: number[]
}

/** The members of those sessions that are not over. */
export async function findMembers(
  database: Kysely<Database>,
  sessions: readonly string[],
): Promise<Map<string, Member>> {
  const { rows } = await sql<MemberRow>`
    select session, member as "userId", ends_at as "endsAt", workspaces
    from walls.members_of(${[...new Set(sessions)]}::uuid[])
  `.execute(database)
  return new Map(
    rows.map(({ session, userId, endsAt, workspaces }) => [
      session,
      { userId, endsAt, workspaces: new Set(workspaces) },
    ]),
  )
}
