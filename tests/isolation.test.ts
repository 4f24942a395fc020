import { describe, expect, test } from 'vitest'
import { contract } from '#app/contract.ts'
import { contentplanHandlers } from '#features/contentplans/server/index.ts'
import { workspaceHandlers } from '#features/workspaces/server/index.ts'
import { enterAllWorkspaces } from '#platform/server/api/enter-workspace.ts'
import { listOperations, toRequest, type Operation } from './support/operations.ts'
import { makeTwoTenants, type Tenant, type TwoTenants } from './support/two-tenants.ts'

/** A valid input for each operation that has one, by a member of the tenant's workspace. */
const inputs: Record<string, (tenant: Tenant) => Record<string, unknown>> = {
  'workspaces.list': () => ({}),
  'contentplans.create': ({ workspace }) => ({
    workspaceId: workspace,
    name: 'A new plan',
    country: 'USA',
    language: 'en',
    type: 'managed',
  }),
  'contentplans.list': ({ workspace }) => ({ workspaceId: workspace }),
  'contentplans.get': ({ contentplan }) => ({ contentplanId: contentplan }),
}

const handlers = { workspaces: workspaceHandlers, contentplans: contentplanHandlers }
const operations = listOperations(contract)
const NOBODYS = 2 ** 31 - 1
const hostileBodies = [
  '{',
  '',
  'null',
  '[]',
  '"text"',
  '{"name":"\\u0000"}',
  '{"name":"\\ud800"}',
  '{"__proto__":{"x":1}}',
  '{"name":{"toString":1}}',
  '['.repeat(100_000),
  `{"name":"${'x'.repeat(2_000_000)}"}`,
]

async function call(
  world: TwoTenants,
  operation: Operation,
  input: Record<string, unknown>,
  token: string | null,
) {
  const { method, url, body } = toRequest(operation, input)
  const reply = await world.server.inject({
    method: method === 'POST' ? 'POST' : method === 'PUT' ? 'PUT' : method === 'DELETE' ? 'DELETE' : 'GET',
    url,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: reply.statusCode, body: reply.body }
}

test('every operation declares who may call it, and has an input here', () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(inputs).toSorted())
  expect(operations.filter(({ access }) => access !== 'member' && access !== 'public')).toEqual([])
})

test('the description of the API is there for everybody', async () => {
  const { server } = await makeTwoTenants()
  const { openapi, paths } = (await server.inject('/api/openapi.json')).json()
  expect(openapi).toMatch(/^3\.1/)
  expect(Object.keys(paths)).toContain('/workspace/{workspaceId}/contentplan')
})

describe.each(operations)('$name', (operation) => {
  const inputOf = inputs[operation.name]

  test('serves a member', async () => {
    const world = await makeTwoTenants()
    const { status, body } = await call(world, operation, inputOf(world.own), world.own.token)
    expect(status).toBe(200)
    expect(body).not.toContain('secret of other')
  })

  test('refuses every token that proves nothing, and changes nothing', async () => {
    const world = await makeTwoTenants()
    const before = await world.readAll()
    for (const [why, token] of Object.entries(world.deadTokens)) {
      const { status, body } = await call(world, operation, inputOf(world.own), token)
      expect({ why, isRefused: status === 401 || status === 404 || body === '[]' }).toEqual({
        why,
        isRefused: true,
      })
      expect(body).not.toContain('secret')
    }
    expect(await world.readAll()).toBe(before)
  })

  test('answers foreign and absent ids alike, one wrong id at a time, and changes nothing', async () => {
    const world = await makeTwoTenants()
    const before = await world.readAll()
    for (const { path, kind } of operation.slots) {
      const input = inputOf(world.own)
      const foreign = kind === 'workspace' ? world.other.workspace : world.other.contentplan
      const answers = []
      for (const id of [foreign, NOBODYS])
        answers.push(await call(world, operation, { ...input, [path.join('.')]: id }, world.own.token))
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0].status).toBe(404)
    }
    expect(await world.readAll()).toBe(before)
  })

  test('leaks and changes nothing when only the database guards it', async () => {
    const world = await makeTwoTenants()
    const before = await world.readAll()
    const [feature, verb] = operation.name.split('.')
    const handle = Reflect.get(Reflect.get(handlers, feature), verb)
    const answer = await world.database
      .transaction()
      .execute(async (database) => {
        await enterAllWorkspaces(database, world.other.session)
        const ctx = {
          database,
          session: world.other.session,
          workspaceId: world.own.workspace,
          now: new Date(),
          log: console,
        }
        return JSON.stringify(await Reflect.apply(handle, undefined, [ctx, inputOf(world.own)]))
      })
      .catch((error: unknown) => String(error))
    expect(answer).not.toContain('secret of own')
    expect(await world.readAll()).toBe(before)
  })

  test('answers hostile bodies with a refusal', async () => {
    const world = await makeTwoTenants()
    const { url, method } = toRequest(operation, inputOf(world.own))
    const isRead = method === 'GET'
    for (const payload of hostileBodies) {
      const reply = await world.server.inject({
        method: isRead ? 'GET' : 'POST',
        url,
        headers: { authorization: `Bearer ${world.own.token}`, 'content-type': 'application/json' },
        ...(isRead ? {} : { payload }),
      })
      expect([payload.slice(0, 40), reply.statusCode < (isRead ? 300 : 500)]).toEqual([
        payload.slice(0, 40),
        true,
      ])
    }
  })
})
