import { expect, test } from 'vitest'
import { makeTwoTenants, type Tenant } from '#tests/support/walls/two-tenants.ts'

async function makeWorld() {
  const { server, own, other, look } = await makeTwoTenants()
  const call = async (method: 'GET' | 'PUT', { workspace, token }: Tenant, body?: object) => {
    const reply = await server.inject({
      method,
      url: `/api/workspace/${workspace}/costs`,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  const book = (values: string) =>
    look(
      `insert into cost_entries (workspace_id, kind, provider, units, cost, reference, created_at) values ${values}`,
    )
  return { own, other, look, call, book }
}

test('a workspace sees its costs of this month, by kind, and none of other workspaces or months', async () => {
  const { own, other, look, call, book } = await makeWorld()
  await book(`(${own.workspace}, 'serp', 'a', 100, 60000, '1', now()), (${own.workspace}, 'serp', 'b', 8, 16000, '2', now()),
    (${own.workspace}, 'model', 'c', 900, 5, '3', now()), (${own.workspace}, 'images', 'd', 1, 7, '4', now() - interval '32 days'),
    (${other.workspace}, 'serp', 'a', 1, 3000000000, '1', now())`)
  await look(`insert into cost_months (workspace_id, month, spent) values
    (${own.workspace}, to_char(now() at time zone 'utc', 'YYYY-MM'), 76005), (${own.workspace}, '2020-01', 7)`)
  expect((await call('GET', own)).body).toEqual({
    month: expect.stringMatching(/^\d{4}-\d{2}$/),
    spent: 76_005,
    monthly_cap: null,
    is_own_cap: false,
    by_kind: [
      { kind: 'serp', cost: 76_000, units: 108 },
      { kind: 'model', cost: 5, units: 900 },
    ],
  })
})

test('a cap can be set, which is recorded, and removed; an invalid amount is refused', async () => {
  const { own, look, call } = await makeWorld()
  expect((await call('PUT', own, { monthly_cap: 5_000_000 })).body).toMatchObject({
    monthly_cap: 5_000_000,
    is_own_cap: true,
    spent: 0,
    by_kind: [],
  })
  for (const monthly_cap of [-1, 0.5, '5', 1e13, undefined])
    expect((await call('PUT', own, { monthly_cap })).status).toBe(400)
  expect((await call('GET', own)).body.monthly_cap).toBe(5_000_000)
  expect((await call('PUT', own, { monthly_cap: null })).body).toMatchObject({
    monthly_cap: null,
    is_own_cap: false,
  })
  expect(
    await look(`select action, details from audit_entries where workspace_id = ${own.workspace} order by id`),
  ).toEqual([
    { action: 'monthly cap changed', details: { cap: 5_000_000 } },
    { action: 'monthly cap changed', details: { cap: null } },
  ])
})
