import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import { lockWaiting, type Line } from './line.ts'

/** Stops a line: nothing of it begins until it is resumed. What has begun goes on. */
export async function pauseLine(database: Transaction, line: Line): Promise<void> {
  const waiting = await lockWaiting(database, line)
  // Those that a worker is about to take are taken back.
  await sql`
    update runs set job_id = null
    where workspace_id = ${line.workspaceId} and id = any (${waiting.map(({ id }) => id)}::integer[])
  `.execute(database)
  await sql`
    insert into run_lines (workspace_id, contentplan_id, name, paused_at)
    values (${line.workspaceId}, ${line.contentplanId}, ${line.name}, now())
    on conflict (contentplan_id, name) do update set paused_at = coalesce(run_lines.paused_at, now())
  `.execute(database)
}

/** Lets a stopped line go on, also when it was held. */
export async function resumeLine(
  database: Transaction,
  { workspaceId, contentplanId, name }: Line,
): Promise<void> {
  await sql`
    delete from run_lines
    where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and name = ${name}
  `.execute(database)
}
