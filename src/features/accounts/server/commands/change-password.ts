import { sql } from 'kysely'
import { Conflict, Invalid } from '#platform/errors.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { explainWeakPassword } from '../passwords/weak-passwords.ts'
import { checkPassword, recordProof, type ProofContext } from './prove-by-password.ts'
import { recordAccountEvent } from './record-account-event.ts'

/** Changes the password of the session's user. Ends the user's other sessions, and sign-ins that are not finished. */
export async function changePassword(
  ctx: ProofContext,
  { present, wanted }: { present: string; wanted: string },
): Promise<void> {
  const { browser, session, settings, userId } = ctx
  const own = await checkPassword(ctx, present)
  const weakness = explainWeakPassword(wanted, own)
  if (weakness !== null) throw new Invalid(weakness)
  const hash = await hashPassword(wanted, settings.passwordCost)
  await ctx.database.transaction().execute(async (database) => {
    const { numAffectedRows } = await sql`
      update users set password_hash = ${hash} where id = ${userId} and password_hash = ${own.hash}
    `.execute(database)
    if (numAffectedRows !== 1n) throw new Conflict('Your password has just been changed elsewhere.')
    await sql`
      update sessions set revoked_at = now()
      where user_id = ${userId} and id <> ${session}::uuid and revoked_at is null
    `.execute(database)
    await sql`delete from sign_in_codes where user_id = ${userId}`.execute(database)
    await recordProof({ database, session })
    await recordAccountEvent({ database, browser }, { userId, action: 'password changed' })
  })
}
