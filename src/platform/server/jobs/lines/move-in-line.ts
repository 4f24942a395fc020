import { sql } from 'kysely'
import { placeBefore } from '#platform/place-before.ts'
import type { Transaction } from '../../database/database.ts'
import { lockWaiting, type Line } from './line.ts'

/**
 * Moves a run that has not begun before another one of its line, or to the end. Returns false when one of the two has
 * begun or ended meanwhile.
 */
export async function moveInLine(
  database: Transaction,
  { line, runId, before }: { line: Line; runId: number; before: number | null },
): Promise<boolean> {
  const found = await lockWaiting(database, line)
  const waiting = found.toSorted((one, other) => one.turn - other.turn || one.id - other.id)
  const order = placeBefore(
    waiting.map(({ id }) => id),
    { moved: runId, before },
  )
  if (order === null) return false
  const turns = waiting.map(({ turn }) => turn)
  for (const [place, turn] of turns.entries())
    turns[place] = Math.max(turn, (turns[place - 1] ?? turn - 1) + 1)
  // Jobs that were made for them have the places of before.
  await sql`
    update runs set turn = given.turn, job_id = null
    from unnest(${order}::integer[], ${turns}::integer[]) as given (id, turn)
    where workspace_id = ${line.workspaceId} and runs.id = given.id
  `.execute(database)
  return true
}
