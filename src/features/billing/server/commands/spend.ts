import { sql } from 'kysely'
import { z } from 'zod'
import { LimitReached } from '#platform/errors.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { CostKind, CostSettings } from '../../contract.ts'
import { formatCost, type MicroDollars } from '../../rules.ts'

export interface Expense {
  workspaceId: number
  kind: CostKind
  /** Name of the provider. */
  provider: string
  /** Number of calls, tokens or other units that the provider counts. */
  units: number
  cost: MicroDollars
  /** What the cost is for, such as a run and its step; costs with the same reference are booked only once. */
  reference: string
}

interface Writing {
  database: Transaction
}

const monthRow = z.object({ spent: z.number(), cap: z.number().nullable() })

/**
 * Books a cost before the call is made. Throws LimitReached and books nothing when that would exceed the workspace's
 * monthly cap, so that a run stops there and can continue when the cap is raised or the month is over.
 */
export async function spend(
  { database, costs }: Writing & { costs: Pick<CostSettings, 'monthlyCap'> },
  expense: Expense,
): Promise<void> {
  const { workspaceId, kind, provider, units, cost, reference } = expense
  const { numAffectedRows } = await sql`
    insert into cost_entries (workspace_id, kind, provider, units, cost, reference)
    values (${workspaceId}, ${kind}, ${provider}, ${units}, ${cost}, ${reference})
    on conflict (workspace_id, reference) do nothing
  `.execute(database)
  if (numAffectedRows !== 1n || cost === 0) return
  const { spent, cap: ownCap } = await oneRow(database, monthRow)`
    insert into cost_months as known (workspace_id, month, spent)
    values (${workspaceId}, to_char(now() at time zone 'utc', 'YYYY-MM'), ${cost})
    on conflict (workspace_id, month) do update set spent = known.spent + excluded.spent
    returning spent, (select monthly_cap from cost_caps where workspace_id = ${workspaceId}) as cap
  `
  const cap = ownCap ?? costs.monthlyCap
  if (cap !== null && spent > cap)
    throw new LimitReached(
      `This would cost more than the ${formatCost(cap)} that this workspace may spend in a month. To go on, raise its monthly cap or ask the operator of this installation to.`,
    )
}

/** Corrects a booked cost to the real one, when the call's answer has it; `units` too when they are given. */
export async function settle(
  { database }: Writing,
  {
    workspaceId,
    reference,
    cost,
    units,
  }: Pick<Expense, 'workspaceId' | 'reference' | 'cost'> & { units?: number },
): Promise<void> {
  await sql`
    with before as (
      select id, cost, created_at from cost_entries
      where workspace_id = ${workspaceId} and reference = ${reference} for update
    ), settled as (
      update cost_entries e set cost = ${cost}, units = coalesce(${units ?? null}::integer, e.units)
      from before where e.id = before.id
      returning before.cost as estimated, before.created_at
    )
    update cost_months m set spent = m.spent + ${cost} - settled.estimated
    from settled
    where m.workspace_id = ${workspaceId} and m.month = to_char(settled.created_at at time zone 'utc', 'YYYY-MM')
  `.execute(database)
}

/** Sets the workspace's monthly cap; null for the installation's. */
export async function setMonthlyCap(
  { database }: Writing,
  { workspaceId, cap }: { workspaceId: number; cap: MicroDollars | null },
): Promise<void> {
  await sql`
    insert into cost_caps (workspace_id, monthly_cap) values (${workspaceId}, ${cap})
    on conflict (workspace_id) do update set monthly_cap = excluded.monthly_cap
  `.execute(database)
}
