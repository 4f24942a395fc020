import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { makeTwoTenants, type Tenant, type TwoTenants } from '#tests/support/walls/two-tenants.ts'
import { grantCredits } from '#features/billing/server/index.ts'
import { itemAt } from '#platform/items.ts'

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
    return itemAt(rows, 0)
  })
}

describe('credits', () => {
  test('are granted once for the same thing', async () => {
    const world = await makeTwoTenants()
    const { own, database } = world
    const grant = { workspaceId: own.workspace, ledger, amount: 5, reference: 'start' } as const
    for (let i = 0; i < 3; i++) await as(own, database, (ctx) => grantCredits(ctx, grant))
    expect(await readBalance(world)).toEqual({ balance: 5, sum: 5 })
  })

  test('cannot be booked for another workspace, and no entry can be changed or removed', async () => {
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
