import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { Reserved } from '../commands/lock-reservation.ts'

const heldRow = z.object({ reference: z.string() })

/** Those of some things that hold credits, or whose credits were captured: to reserve them again takes none. */
export async function listHeld(
  { database }: Reads,
  { workspaceId, ledger, references }: Omit<Reserved, 'reference'> & { references: readonly string[] },
): Promise<Set<string>> {
  const rows = await listRows(database, heldRow)`
    select r.reference from credit_entries r
    where r.workspace_id = ${workspaceId} and r.ledger = ${ledger} and r.kind = 'reserve'
      and r.reference = any (${[...references]}::text[])
      and not exists (select from credit_entries e where e.workspace_id = r.workspace_id and e.ledger = r.ledger
        and e.reference = r.reference and e.attempt = r.attempt and e.kind = 'release')
  `
  return new Set(rows.map(({ reference }) => reference))
}
