import { sql } from 'kysely'
import { NotFound } from '#platform/errors.ts'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import { recordAccountEvent } from './record-account-event.ts'

/** Ends the session of this call, or all of the user's. */
export async function signOut(ctx: SessionContext, { everywhere }: { everywhere: boolean }): Promise<void> {
  const { database, session, userId } = ctx
  await sql`
    update sessions set revoked_at = now()
    where user_id = ${userId} and revoked_at is null and (${everywhere} or id = ${session}::uuid)
  `.execute(database)
  await recordAccountEvent(ctx, { userId, action: everywhere ? 'signed out everywhere' : 'signed out' })
}

/** Ends one of the user's sessions. */
export async function revokeSession(
  ctx: SessionContext,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const { database, userId } = ctx
  const { numAffectedRows } = await sql`
    update sessions set revoked_at = coalesce(revoked_at, now())
    where id = ${sessionId}::uuid and user_id = ${userId}
  `.execute(database)
  if (numAffectedRows !== 1n) throw new NotFound('There is no such session.')
  await recordAccountEvent(ctx, { userId, action: 'session revoked' })
}
