import { sql } from 'kysely'
import type { z } from 'zod'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import type { userSession } from '../contract.ts'

/** The user's sessions that are not over, the newest first. */
export async function listSessions({ database, session, userId }: SessionContext) {
  const { rows } = await sql<z.infer<typeof userSession>>`
    select id, user_agent, id = ${session}::uuid as is_current,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
      to_char(expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as expires_at
    from sessions
    where user_id = ${userId} and revoked_at is null and expires_at > now()
    order by created_at desc, id
  `.execute(database)
  return rows
}
