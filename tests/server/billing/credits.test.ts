import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { makeTwoTenants, type Tenant, type TwoTenants } from '#tests/support/walls/two-tenants.ts'
import { grantCredits, releaseCredits, reserveCredits } from '#features/billing/server/index.ts'

const ledger = 'articles'

/** Does something as a member of a tenant's workspace, in one transaction. */
function as<Result>(
  { session, workspace }: Tenant,
  database: Database,
  act: (ctx: { database: Transaction }) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await enterWorkspace(transaction, {
      credential: { kind: 'session', session },
      ids: [{ kind: 'workspace', id: workspace }],
    })
    return act({ database: transaction })
  })
}

async function readBalance({ database, own }: TwoTenants): Promise<{ balance: number; sum: number }> {
  return as(own, database, async (ctx) => {
    const { rows } = await sql<{ balance: number; sum: number }>`
      select (select balance from credit_balances where ledger = 'articles') as balance,
        (select sum(amount)::int from credit_entries where ledger = 'articles') as sum
    `.execute(ctx.database)
    return rows[0]
  })
}

describe('credits', () => {
  test('of 100 that reserve one of ten credits at once, exactly ten get one', async () => {
    const world = await makeTwoTenants()
    const { own, database } = world
    for (let round = 1; round <= 5; round++) {
      const grant = { workspaceId: own.workspace, ledger, amount: 10, reference: `grant ${round}` } as const
      await as(own, database, (ctx) => grantCredits(ctx, grant))
      const tries = await Promise.allSettled(
        Array.from({ length: 100 }, (_, i) =>
          as(own, database, (ctx) =>
            reserveCredits(ctx, { ...grant, amount: 1, reference: `round ${round} job ${i}` }),
          ),
        ),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
      expect(await readBalance(world)).toEqual({ balance: 0, sum: 0 })
    }
  })

  test('the same thing is booked once, and a failure gives back what it took, once', async () => {
    const world = await makeTwoTenants()
    const { own, database } = world
    const job = { workspaceId: own.workspace, ledger, amount: 3, reference: 'job 1' } as const
    await as(own, database, (ctx) => grantCredits(ctx, { ...job, amount: 5, reference: 'start' }))
    for (let i = 0; i < 3; i++) await as(own, database, (ctx) => reserveCredits(ctx, job))
    expect(await readBalance(world)).toEqual({ balance: 2, sum: 2 })
    for (let i = 0; i < 3; i++) await as(own, database, (ctx) => releaseCredits(ctx, job))
    await as(own, database, (ctx) => releaseCredits(ctx, { ...job, reference: 'never reserved' }))
    expect(await readBalance(world)).toEqual({ balance: 5, sum: 5 })
  })

  test('more than there is cannot be reserved, and then none is', async () => {
    const world = await makeTwoTenants()
    const { own, database } = world
    const job = { workspaceId: own.workspace, ledger, amount: 6, reference: 'job 1' } as const
    await as(own, database, (ctx) => grantCredits(ctx, { ...job, amount: 5, reference: 'start' }))
    await expect(as(own, database, (ctx) => reserveCredits(ctx, job))).rejects.toThrow(
      'There are not enough credits left.',
    )
    expect(await readBalance(world)).toEqual({ balance: 5, sum: 5 })
  })

  test('nobody books for another workspace, and no entry can be changed or taken back', async () => {
    const world = await makeTwoTenants()
    const { own, other, database } = world
    const theft = { workspaceId: other.workspace, ledger, amount: 1, reference: 'theft' } as const
    await expect(as(own, database, (ctx) => grantCredits(ctx, theft))).rejects.toThrow(/row-level security/)
    for (const statement of [
      'update credit_entries set amount = 9',
      'delete from credit_entries',
      'update credit_balances set balance = 9',
    ])
      await expect(as(own, database, (ctx) => sql.raw(statement).execute(ctx.database))).rejects.toThrow(
        /permission denied/,
      )
  })
})
