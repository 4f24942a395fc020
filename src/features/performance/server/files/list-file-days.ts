import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** Those of some days of which something came from a file. */
export async function listFileDays(
  { database }: Pick<MemberContext, 'database'>,
  { plan, days }: { plan: Plan; days: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from contentplans p cross join unnest(${[...days]}::date[]) day
    where p.workspace_id = ${plan.workspaceId} and p.id = ${plan.id} and p.file_days @> day
  `.execute(database)
  return new Set(rows.map(({ day }) => day))
}
