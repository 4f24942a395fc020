import { sql } from 'kysely'
import type { z } from 'zod'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { CostSettings, monthCosts } from '../../contract.ts'

type Costs = z.infer<typeof monthCosts>

/** What calls outside have cost a workspace this month, where it stops, and what it was for. */
export async function readMonthCosts(
  { database, costs }: Pick<MemberContext, 'database'> & { costs: Pick<CostSettings, 'monthlyCap'> },
  { workspaceId }: { workspaceId: number },
): Promise<Costs> {
  const { rows } = await sql<{ month: string; spent: number; ownCap: number | null }>`
    select this.month,
      coalesce((select spent from cost_months m where m.workspace_id = ${workspaceId} and m.month = this.month), 0)
        as spent,
      (select monthly_cap from cost_caps where workspace_id = ${workspaceId}) as "ownCap"
    from (select to_char(now() at time zone 'utc', 'YYYY-MM') as month) this
  `.execute(database)
  const [{ month, spent, ownCap }] = rows
  const { rows: kinds } = await sql<Costs['by_kind'][number]>`
    select kind, sum(cost)::bigint as cost, sum(units)::bigint as units from cost_entries
    where workspace_id = ${workspaceId}
      and created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'
    group by kind order by cost desc, kind
  `.execute(database)
  return {
    month,
    spent,
    monthly_cap: ownCap ?? costs.monthlyCap,
    is_own_cap: ownCap !== null,
    by_kind: kinds,
  }
}
