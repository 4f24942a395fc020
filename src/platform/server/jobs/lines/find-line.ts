import { z } from 'zod'
import type { Transaction } from '../../database/database.ts'
import { findRow } from '../../database/rows.ts'
import type { Line } from './line.ts'

const lineRow = z.object({ isPaused: z.boolean(), heldReason: z.string().nullable() })

/** Whether a line is stopped, and why it is held. `heldReason` is null while it is not held. */
export async function findLine(
  database: Transaction,
  { workspaceId, contentplanId, name }: Line,
): Promise<z.infer<typeof lineRow>> {
  const found = await findRow(database, lineRow)`
    select paused_at is not null as "isPaused", case when held_until > now() then held_reason end as "heldReason"
    from run_lines
    where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and name = ${name}
  `
  return found ?? { isPaused: false, heldReason: null }
}
