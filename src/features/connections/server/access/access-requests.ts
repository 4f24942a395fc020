import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { hashSecretWord, makeSecretWord } from '#platform/server/secret-words.ts'

/** Minutes until the user must be back from the page of the publishing system. */
const MINUTES = 10

/** The publishing systems that ask their users whether we may come in. */
export type AskingType = 'shopify' | 'notion'

interface OfPlan {
  plan: Plan
  type: AskingType
}

type Asking = Pick<SessionContext, 'database' | 'userId' | 'session'>

/** Notes that a user is sent to a publishing system; returns the state with which the system sends the user back. */
export async function beginAccess(
  { database, userId, session }: Asking,
  { plan, type, place }: OfPlan & { place: string | null },
): Promise<string> {
  const state = makeSecretWord()
  await sql`delete from access_requests where expires_at < now()`.execute(database)
  await sql`
    insert into access_requests (state_hash, workspace_id, contentplan_id, user_id, session_id, type, place, expires_at)
    values (${hashSecretWord(state)}, ${plan.workspaceId}, ${plan.id}, ${userId}, ${session}::uuid, ${type}, ${place},
      now() + make_interval(mins => ${MINUTES}))
  `.execute(database)
  return state
}

const placeRow = z.object({ place: z.string().nullable() })

/**
 * Where the user with this state was sent; null for a state that is unknown, of another plan, user or sign-in, used
 * before, or too old. The state is used up when the transaction is committed.
 */
export async function finishAccess(
  { database, userId, session }: Asking,
  { plan, type, state }: OfPlan & { state: string },
): Promise<{ place: string | null } | null> {
  return findRow(database, placeRow)`
    delete from access_requests
    where state_hash = ${hashSecretWord(state)} and workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and user_id = ${userId} and session_id = ${session}::uuid and type = ${type} and expires_at > now()
    returning place
  `
}
