import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { monthCosts, type CostSettings } from '../../contract.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'

type Costs = z.infer<typeof monthCosts>

const monthRow = z.object({ month: z.string(), spent: z.number(), ownCap: z.number().nullable() })

/** Cost of a workspace's calls to outside services this month, its monthly cap, and the cost by kind of call. */
export async function readMonthCosts(
  { database, costs }: Reads & { costs: Pick<CostSettings, 'monthlyCap'> },
  { workspaceId }: { workspaceId: number },
): Promise<Costs> {
  const { month, spent, ownCap } = await oneRow(database, monthRow)`
    select this.month,
      coalesce((select spent from cost_months m where m.workspace_id = ${workspaceId} and m.month = this.month), 0)
        as spent,
      (select monthly_cap from cost_caps where workspace_id = ${workspaceId}) as "ownCap"
    from (select to_char(now() at time zone 'utc', 'YYYY-MM') as month) this
  `
  const kinds = await listRows(database, monthCosts.shape.by_kind.element)`
    select kind, sum(cost)::bigint as cost, sum(units)::bigint as units from cost_entries
    where workspace_id = ${workspaceId}
      and created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'
    group by kind order by cost desc, kind
  `
  return {
    month,
    spent,
    monthly_cap: ownCap ?? costs.monthlyCap,
    is_own_cap: ownCap !== null,
    by_kind: kinds,
  }
}
