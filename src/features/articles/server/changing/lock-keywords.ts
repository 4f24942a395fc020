import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Temporary } from '#platform/errors.ts'
import { errorCode } from '#platform/server/error-codes.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'

const LOCK_TIMEOUT = '55P03'

/**
 * Makes everybody wait who changes keywords of this plan, until the transaction is over: whoever locks first and
 * changes then never waits in a circle, and counts what is true. Readers and other plans go on. What follows may concern
 * the whole plan, so it is joined whole.
 */
export async function lockKeywords(
  { database }: Pick<MemberContext, 'database'>,
  { plan }: { plan: Plan },
): Promise<void> {
  await joinWhole(database)
  try {
    await sql`
      select from contentplans where id = ${plan.id} and workspace_id = ${plan.workspaceId} for no key update
    `.execute(database)
  } catch (error) {
    if (errorCode(error) !== LOCK_TIMEOUT) throw error
    throw new Temporary(
      'The keywords of this plan are being changed right now. Please try again in a moment; a clustering or an import of very many keywords takes up to a minute to be saved.',
      { cause: error },
    )
  }
}
