import { sql } from 'kysely'
import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { Ledger } from '../../contract.ts'

/** What credits are reserved for, such as `article 12`. */
export interface Reserved {
  workspaceId: number
  ledger: Ledger
  reference: string
}

/** The newest reservation of something. Only one that is released can be followed by another. */
interface Reservation {
  attempt: number
  state: 'held' | 'captured' | 'released'
}

const reservationRow = z.object({
  attempt: z.number(),
  end: z.enum(['capture', 'release']).nullable(),
})

const STATES = { capture: 'captured', release: 'released' } as const

/**
 * Locks a ledger of the workspace until the transaction ends, and returns the newest reservation; null when there was
 * none. It is the last lock that a transaction takes on a cluster: all of them lock the cluster's row first, so that they
 * wait for each other instead of deadlocking.
 */
export async function lockReservation(
  { database }: Reads,
  { workspaceId, ledger, reference }: Reserved,
): Promise<Reservation | null> {
  await sql`select pg_advisory_xact_lock(hashtext('credits ' || ${ledger}), ${workspaceId})`.execute(database)
  const found = await findRow(database, reservationRow)`
    select r.attempt, e.kind as "end" from credit_entries r
    left join credit_entries e on e.workspace_id = r.workspace_id and e.ledger = r.ledger
      and e.reference = r.reference and e.attempt = r.attempt and e.kind in ('capture', 'release')
    where r.workspace_id = ${workspaceId} and r.ledger = ${ledger} and r.reference = ${reference}
      and r.kind = 'reserve'
    order by r.attempt desc limit 1
  `
  return found && { attempt: found.attempt, state: found.end === null ? 'held' : STATES[found.end] }
}
