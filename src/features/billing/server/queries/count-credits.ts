import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { Ledger } from '../../contract.ts'
import { UNLIMITED_CREDITS } from '../../rules.ts'

const creditsRow = z.object({ left: z.number(), granted: z.number() })

/** The credits that a workspace has left; Infinity when they are unlimited. */
export async function countCredits(
  { database }: Reads,
  { workspaceId, ledger }: { workspaceId: number; ledger: Ledger },
): Promise<number> {
  const { left, granted } = await oneRow(database, creditsRow)`
    select coalesce((select balance from credit_balances where workspace_id = ${workspaceId} and ledger = ${ledger}), 0)
        as left,
      coalesce((select sum(amount) from credit_entries where workspace_id = ${workspaceId} and ledger = ${ledger}
        and kind = 'grant'), 0)::integer as granted
  `
  return granted === UNLIMITED_CREDITS ? Number.POSITIVE_INFINITY : left
}
