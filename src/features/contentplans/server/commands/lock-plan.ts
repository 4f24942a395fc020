import { sql } from 'kysely'
import { Temporary } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { errorCode } from '#platform/server/error-codes.ts'
import type { Plan } from '../queries/open-plan.ts'

const LOCK_TIMEOUT = '55P03'

/**
 * Locks a plan until the transaction ends. Every change of its keywords, clusters or pages takes this lock first, so
 * that two changes cannot deadlock and each counts what the other one wrote. Reading is possible meanwhile, and so are
 * changes of other plans. The statements that follow may concern the whole plan, so it also calls `joinWhole`. Throws
 * Temporary when the plan stays locked for too long.
 */
export async function lockPlan({ database }: Reads, { plan }: { plan: Plan }): Promise<void> {
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
