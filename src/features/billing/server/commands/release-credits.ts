import { sql } from 'kysely'
import type { Reads } from '#platform/server/api/handlers.ts'
import { liftHolds } from '#platform/server/jobs/lines/hold-line.ts'
import { creditsOf } from '../../rules.ts'
import { lockReservation, type Reserved } from './lock-reservation.ts'

/** Gives reserved credits back. Does nothing when they were captured or released, or when there are none. */
export async function releaseCredits({ database }: Reads, reserved: Reserved): Promise<void> {
  const reservation = await lockReservation({ database }, reserved)
  if (reservation?.state !== 'held') return
  const { workspaceId, ledger, reference } = reserved
  await sql`
    insert into credit_entries (workspace_id, ledger, kind, amount, reference, attempt)
    select workspace_id, ledger, 'release', -amount, reference, attempt from credit_entries
    where workspace_id = ${workspaceId} and ledger = ${ledger} and reference = ${reference}
      and attempt = ${reservation.attempt} and kind = 'reserve'
  `.execute(database)
  await liftHolds(database, { workspaceId, waitsFor: creditsOf(ledger) })
}
