import { sql } from 'kysely'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { Ledger } from '../../contract.ts'

interface Grant {
  workspaceId: number
  ledger: Ledger
  /** More than 0. */
  amount: number
  /** What the credits are for: granted once, however often it is asked. */
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
}
