import { sql } from 'kysely'
import { LimitReached } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { violatedConstraint } from '#platform/server/error-codes.ts'
import { UNLIMITED_CREDITS } from '../../rules.ts'
import { lockReservation, type Reserved } from './lock-reservation.ts'

interface Wanted extends Reserved {
  /** Number of credits, more than 0. */
  amount: number
  /** The sentence for users when too few credits are left. */
  refusal: string
}

/**
 * Takes credits for something that begins. They are then captured or released. Does nothing while the same thing holds
 * credits already, or when its credits were captured: it is paid for. Throws LimitReached when too few are left; the
 * caller's transaction can go on then.
 */
export async function reserveCredits(
  { database }: Reads,
  { amount, refusal, ...reserved }: Wanted,
): Promise<void> {
  const before = await lockReservation({ database }, reserved)
  if (before !== null && before.state !== 'released') return
  const { workspaceId, ledger, reference } = reserved
  const attempt = (before?.attempt ?? 0) + 1
  await sql`savepoint before_reserving`.execute(database)
  try {
    await sql`
      insert into credit_entries (workspace_id, ledger, kind, amount, reference, attempt)
      select ${workspaceId}::integer, ${ledger}, 'reserve',
        case when sum(amount) = ${UNLIMITED_CREDITS} then 0 else ${-amount}::integer end, ${reference}, ${attempt}::integer
      from credit_entries where workspace_id = ${workspaceId} and ledger = ${ledger} and kind = 'grant'
    `.execute(database)
  } catch (error) {
    if (violatedConstraint(error) !== 'credits_suffice') throw error
    await sql`rollback to savepoint before_reserving`.execute(database)
    throw new LimitReached(refusal, { cause: error })
  }
  await sql`release savepoint before_reserving`.execute(database)
}
