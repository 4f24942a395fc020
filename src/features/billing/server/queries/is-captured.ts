import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { z } from 'zod'
import type { Reserved } from '../commands/lock-reservation.ts'

const answerRow = z.object({ is: z.boolean() })

/** Whether the credits for something were captured, so that doing it again costs none. */
export async function isCaptured(
  { database }: Reads,
  { workspaceId, ledger, reference }: Reserved,
): Promise<boolean> {
  const { is } = await oneRow(database, answerRow)`
    select exists (select from credit_entries where workspace_id = ${workspaceId} and ledger = ${ledger}
      and reference = ${reference} and kind = 'capture') as is
  `
  return is
}
