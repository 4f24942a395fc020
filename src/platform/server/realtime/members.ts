import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { listRows } from '../database/rows.ts'

/** The user of a valid session, and the workspaces that this user is a member of. */
export interface Member {
  userId: number
  endsAt: Date
  /** When the session ends if it is not used until then. */
  idleAt: Date
  workspaces: ReadonlySet<number>
}

const memberRow = z.object({
  session: z.string(),
  userId: z.number(),
  endsAt: z.date(),
  idleAt: z.date(),
  workspaces: z.array(z.number()),
})

/** The members of those sessions that are not over, by session. */
export async function findMembers(
  database: Database,
  sessions: readonly string[],
): Promise<Map<string, Member>> {
  const rows = await listRows(database, memberRow)`
    select session, member as "userId", ends_at as "endsAt", workspaces,
      (select s.last_used_at + i.session_idle from sessions s, instance i where s.id = session) as "idleAt"
    from walls.members_of(${[...new Set(sessions)]}::uuid[])
  `
  return new Map(
    rows.map(({ session, userId, endsAt, idleAt, workspaces }) => [
      session,
      { userId, endsAt, idleAt, workspaces: new Set(workspaces) },
    ]),
  )
}
