import { sql } from 'kysely'
import { Conflict } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { lockReservation, type Reserved } from './lock-reservation.ts'

/** The credits of something that is done were never reserved, or were given back meanwhile. */
export class CreditsNotHeld extends Conflict {
  override name = 'CreditsNotHeld'

  constructor() {
    super('The credit for this was given back meanwhile. Please start it again.')
  }
}

/**
 * Spends the reserved credits for good; a second time does nothing. Throws CreditsNotHeld when nothing is reserved: who
 * gave the credits back wanted this to end, so what was made must not be kept, rather than be charged after all.
 */
export async function captureCredits({ database }: Reads, reserved: Reserved): Promise<void> {
  const reservation = await lockReservation({ database }, reserved)
  if (reservation?.state === 'captured') return
  if (reservation?.state !== 'held') throw new CreditsNotHeld()
  const { workspaceId, ledger, reference } = reserved
  await sql`
    insert into credit_entries (workspace_id, ledger, kind, amount, reference, attempt)
    values (${workspaceId}, ${ledger}, 'capture', 0, ${reference}, ${reservation.attempt})
  `.execute(database)
}
