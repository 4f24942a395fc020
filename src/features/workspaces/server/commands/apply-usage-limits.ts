import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { describeUsageLimit, USAGE_KINDS, type UsageLimits } from '../../rules.ts'

/** Writes the limits of workspaces to the database at every start; the database refuses rows beyond them. */
export async function applyUsageLimits(
  { database }: { database: Database },
  limits: UsageLimits,
): Promise<void> {
  const rows = USAGE_KINDS.map((kind) => ({
    kind,
    most: limits[kind],
    refusal: describeUsageLimit(kind, limits[kind]),
  }))
  await sql`
    insert into usage_limits (kind, most, refusal)
    select kind, most, refusal from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (kind text, most bigint, refusal text)
    on conflict (kind) do update set most = excluded.most, refusal = excluded.refusal
  `.execute(database)
}
