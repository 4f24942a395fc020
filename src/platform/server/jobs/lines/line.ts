import { sql } from 'kysely'
import { z } from 'zod'
import type { Transaction } from '../../database/database.ts'
import { listRows } from '../../database/rows.ts'

/**
 * The runs of one pipeline and plan that stand in a line: they begin in its order, some at a time. Whatever locks runs
 * and a line locks the runs first, in the order of their ids, and the row of run_lines last, so that no two commands wait
 * for each other.
 */
export interface Line {
  workspaceId: number
  contentplanId: number
  /** The pipeline. */
  name: string
}

const waitingRow = z.object({ id: z.number(), turn: z.number() })

/** Locks the runs of a line that have not begun, so that none of them begins, is moved or ends meanwhile. */
export async function lockWaiting(
  database: Transaction,
  line: Line,
): Promise<readonly z.infer<typeof waitingRow>[]> {
  return listRows(database, waitingRow)`
    select id, turn from runs where ${waitsIn(line)} order by id for update
  `
}

/** The condition for runs of a line that have not begun. */
function waitsIn({ workspaceId, contentplanId, name }: Line) {
  return sql`workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and name = ${name}
    and is_in_line and state = 'queued' and started_at is null`
}
