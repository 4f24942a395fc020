import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import { PROOF_SECONDS } from '../signing-in/oidc.ts'
import type { Person } from './admit-person.ts'
import { recordAccountEvent } from './record-account-event.ts'

/** Seconds that the browser may take from the provider back to us. */
const WAY_BACK_SECONDS = 300

const sessionPerson = z.object({ userId: z.number(), isTheirs: z.boolean() })

/** Whether the provider has just confirmed the user of this session. Records the proof, or the failed attempt. */
export async function proveByProvider(
  ctx: { database: Database; browser: Browser },
  { person, session }: { person: Person; session: string },
): Promise<boolean> {
  const { issuer, subject, signedInAt } = person
  const found = await findRow(ctx.database, sessionPerson)`
    select s.user_id as "userId", exists (
      select from identities i where i.user_id = s.user_id and i.issuer = ${issuer} and i.subject = ${subject}
    ) and coalesce(to_timestamp(${signedInAt}::float8) > now() - make_interval(secs => ${PROOF_SECONDS + WAY_BACK_SECONDS}), true)
      as "isTheirs"
    from sessions s where s.id = ${session}::uuid and s.revoked_at is null and s.expires_at > now()
  `
  if (found === null) return false
  const { userId, isTheirs } = found
  if (!isTheirs) await recordAccountEvent(ctx, { userId, action: 'failed proof at the provider' })
  else
    await sql`update sessions set proven_at = greatest(proven_at, now()) where id = ${session}::uuid`.execute(
      ctx.database,
    )
  return isTheirs
}
