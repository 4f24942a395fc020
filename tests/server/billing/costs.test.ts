import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { makeTwoTenants, type Tenant, type TwoTenants } from '#tests/support/walls/two-tenants.ts'
import { setMonthlyCap, settle, spend } from '#features/billing/server/index.ts'
import type { Expense } from '#features/billing/server/commands/spend.ts'
import { itemAt } from '#platform/items.ts'

const costs = { monthlyCap: null }

function as<Result>(
  { session, workspace }: Tenant,
  database: Database,
  act: (ctx: { database: Transaction; costs: { monthlyCap: number | null } }) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await enterWorkspace(transaction, {
      credential: { kind: 'session', session },
      ids: [{ kind: 'workspace', id: workspace }],
    })
    return act({ database: transaction, costs })
  })
}

const serps = ({ own }: TwoTenants, change: Partial<Expense> = {}): Expense => ({
  workspaceId: own.workspace,
  kind: 'serp',
  provider: 'dataforseo',
  units: 100,
  cost: 60_000,
  reference: 'run 1 batch 1',
  ...change,
})

function readSpent({
  database,
  own,
}: TwoTenants): Promise<{ months: number | null; entries: number | null }> {
  return as(own, database, async (ctx) => {
    const { rows } = await sql<{ months: number | null; entries: number | null }>`
      select (select sum(spent)::int from cost_months) as months, (select sum(cost)::int from cost_entries) as entries
    `.execute(ctx.database)
    return itemAt(rows, 0)
  })
}

describe('costs', () => {
  test('are booked once for the same thing, and corrected when the service says what it really cost', async () => {
    const world = await makeTwoTenants()
    const { own, database } = world
    for (let i = 0; i < 3; i++) await as(own, database, (ctx) => spend(ctx, serps(world)))
    expect(await readSpent(world)).toEqual({ months: 60_000, entries: 60_000 })
    const real = { workspaceId: own.workspace, reference: 'run 1 batch 1', cost: 45_000 }
    for (let i = 0; i < 2; i++) await as(own, database, (ctx) => settle(ctx, real))
    await as(own, database, (ctx) => settle(ctx, { ...real, reference: 'never spent' }))
    expect(await readSpent(world)).toEqual({ months: 45_000, entries: 45_000 })
  })

  test('stop at the cap: of 40 bookings at once exactly as many succeed as it allows', async () => {
    const world = await makeTwoTenants()
    const { own, database } = world
    await as(own, database, (ctx) => setMonthlyCap(ctx, { workspaceId: own.workspace, cap: 600_000 }))
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) =>
        as(own, database, (ctx) => spend(ctx, serps(world, { reference: `batch ${i}` }))),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await readSpent(world)).toEqual({ months: 600_000, entries: 600_000 })
    await expect(as(own, database, (ctx) => spend(ctx, serps(world, { cost: 1 })))).rejects.toThrow(
      'This would cost more than the $0.60 that this workspace may spend in a month. To go on, raise its monthly cap or ask the operator of this installation to.',
    )
    await as(own, database, (ctx) => spend(ctx, serps(world, { cost: 0, reference: 'free' })))
    await as(own, database, (ctx) => setMonthlyCap(ctx, { workspaceId: own.workspace, cap: null }))
    await as(own, database, (ctx) => spend(ctx, serps(world, { cost: 1, reference: 'after' })))
    expect(await readSpent(world)).toEqual({ months: 600_001, entries: 600_001 })
  })

  test('of another workspace cannot be booked or seen', async () => {
    const world = await makeTwoTenants()
    const { own, other, database } = world
    await as(own, database, (ctx) => spend(ctx, serps(world)))
    await expect(
      as(own, database, (ctx) => spend(ctx, serps(world, { workspaceId: other.workspace }))),
    ).rejects.toThrow(/row-level security/)
    const seen = await as(other, database, ({ database: theirs }) =>
      sql`select id from cost_entries`.execute(theirs),
    )
    expect(seen.rows).toEqual([])
  })
})
