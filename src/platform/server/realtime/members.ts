import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/tables.ts'

/** Whose session it is while it is valid, and the workspaces that this person is a member of. */
export interface Member {
  userId: number
  endsAt: Date
  /** When it ends if it is not used until then. */
  idleAt: Date
  workspaces: ReadonlySet<number>
}

interface MemberRow {
  session: string
  userId: number
  endsAt: Date
  idleAt: Date
  workspaces: number[]
}

/** The members of those sessions that are not over. */
export async function findMembers(
  database: Kysely<Database>,
  sessions: readonly string[],
): Promise<Map<string, Member>> {
  const { rows } = await sql<MemberRow>`
    select session, member as "userId", ends_at as "endsAt", workspaces,
      (select s.last_used_at + i.session_idle from sessions s, instance i where s.id = session) as "idleAt"
    from walls.members_of(${[...new Set(sessions)]}::uuid[])
  `.execute(database)
  return new Map(
    rows.map(({ session, userId, endsAt, idleAt, workspaces }) => [
      session,
      { userId, endsAt, idleAt, workspaces: new Set(workspaces) },
    ]),
  )
}
