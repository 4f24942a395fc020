import { sql } from 'kysely'
import type { Reads } from '#platform/server/api/handlers.ts'
import { liftHolds } from '#platform/server/jobs/lines/hold-line.ts'
import type { Ledger } from '../../contract.ts'
import { creditsOf } from '../../rules.ts'

interface Grant {
  workspaceId: number
  ledger: Ledger
  /** Number of credits, more than 0. */
  amount: number
  /** What the credits are for; credits with the same reference are granted only once. */
  reference: string
}

export async function grantCredits(
  { database }: Reads,
  { workspaceId, ledger, amount, reference }: Grant,
): Promise<void> {
  await sql`
    insert into credit_entries (workspace_id, ledger, kind, amount, reference)
    values (${workspaceId}, ${ledger}, 'grant', ${amount}, ${reference})
    on conflict do nothing
  `.execute(database)
  await liftHolds(database, { workspaceId, waitsFor: creditsOf(ledger) })
}
