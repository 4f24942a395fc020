import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listHandlers } from '#app/api/serve-features.ts'
import { contract } from '#app/contract.ts'
import { SCOPES } from '#platform/contract/endpoint.ts'
import { isWholeApiToken } from '#platform/server/api-token-words.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import { withoutGoogle } from './support/connections/connections.ts'
import { factsInDatabase } from './support/performance/facts-in-database.ts'
import { groupOutside } from './support/grouping/grouping-services.ts'
import { askOutside } from './support/keywords/keyword-services.ts'
import { inputs, otherForms, refusals, type Input } from './support/walls/isolation-inputs.ts'
import { listOperations, replaceId, toRequest, type Operation } from './support/walls/operations.ts'
import { shareTwoTenants } from './support/walls/share-two-tenants.ts'
import { makeTwoTenants, settings, type Tenant, type TwoTenants } from './support/walls/two-tenants.ts'

const NOBODYS = 2 ** 31 - 1
const operations = listOperations(contract)
const guarded = operations.filter(({ access }) => access !== 'public')
const inPlaces = operations.filter(({ slots }) => slots.length > 0)
const byKey = operations.filter(({ access }) => access === 'sharing-key')
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

async function call(world: TwoTenants, operation: Operation, input: Input, token: string | null) {
  const { method, url, body } = toRequest(operation, input)
  const reply = await world.server.inject({
    method: method === 'POST' ? 'POST' : method === 'PUT' ? 'PUT' : method === 'DELETE' ? 'DELETE' : 'GET',
    url,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: reply.statusCode, body: reply.body }
}

/** What a handler answers, also where it does so after its transaction or as a stream. */
async function readAnswer(answer: unknown): Promise<string> {
  const later: unknown = typeof answer === 'function' ? await Reflect.apply(answer, undefined, []) : answer
  return later instanceof ReadableStream ? new Response(later).text() : JSON.stringify(later)
}

const mayTokens = ({ access }: Operation) => access === 'member' || access === 'sharing-key'
const codeOf = ({ body }: { body: string }): unknown => JSON.parse(body).code

/** The valid input, in a form that has the id's place, with one id at a time replaced by each that is not the tenant's. */
function corruptEach({ name, slots }: Operation, own: Tenant, other: Tenant): Input[][] {
  const forms = [inputs[name], ...(otherForms[name] ?? [])].map((inputOf) => inputOf(own))
  return slots.map(({ path, kind }) => {
    const foreign = z.number().parse(Reflect.get(other, kind))
    const form = forms.find((input) => path[0] !== undefined && path[0] in input) ?? forms[0]
    return [foreign, NOBODYS].map((id) => replaceId(form, path, id))
  })
}

test('every operation declares who may call it, and has an input here', () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(inputs).toSorted())
  const known = new Set<unknown>(['public', 'visitor', 'sharing-key', 'member', 'session'])
  expect(operations.filter(({ access }) => !known.has(access))).toEqual([])
})

test('the description of the API is there for everybody', async () => {
  const { server } = await makeTwoTenants()
  const { openapi, paths } = (await server.inject('/api/openapi.json')).json()
  expect(openapi).toMatch(/^3\.1/)
  expect(Object.keys(paths)).toContain('/workspace/{workspaceId}/contentplan')
})

describe('whoever may not', () => {
  const tenants = shareTwoTenants()

  describe.each(guarded)('$name', (operation) => {
    const inputOf = inputs[operation.name]

    test('refuses every token that proves nothing, and changes nothing', async () => {
      const world = tenants()
      const before = await world.readAll()
      for (const [why, token] of Object.entries(world.deadTokens)) {
        const { status, body } = await call(world, operation, inputOf(world.own), token)
        expect({ why, status, code: JSON.parse(body).code }).toEqual({
          why,
          status: 401,
          code: 'not_signed_in',
        })
      }
      for (const [why, token] of Object.entries(world.deadApiTokens)) {
        const { status, body } = await call(world, operation, inputOf(world.own), token)
        const isForPeople = operation.access === 'session' && isWholeApiToken(token)
        expect({ why, status, code: JSON.parse(body).code }).toEqual(
          isForPeople ? { why, status: 403, code: 'forbidden' } : { why, status: 401, code: 'not_signed_in' },
        )
      }
      expect(await world.readAll()).toBe(before)
    })
  })

  describe.each(guarded.filter(({ access }) => access !== 'visitor'))('$name', (operation) => {
    const inputOf = inputs[operation.name]

    test('refuses API tokens without its scope, which it names, and changes nothing', async () => {
      const world = tenants()
      const before = await world.readAll()
      const { scope, ...wrong } = withoutScope(operation, world)
      for (const token of Object.values(wrong)) {
        const answer = await call(world, operation, inputOf(world.own), token)
        expect([answer.status, codeOf(answer)]).toEqual([403, 'forbidden'])
        expect(answer.body).toContain(
          scope === null ? 'An API token cannot do this.' : `the scope “${scope}”`,
        )
      }
      expect(await world.readAll()).toBe(before)
    })
  })

  describe.each(inPlaces)('$name', (operation) => {
    const inputOf = inputs[operation.name]
    const ofToken = mayTokens(operation) ? 404 : 403

    test('refuses whoever is no member, by session or by token, and changes nothing', async () => {
      const world = tenants()
      const before = await world.readAll()
      const { left, other } = world
      for (const token of [left.token, other.token]) {
        const { status, body } = await call(world, operation, inputOf(world.own), token)
        expect({ status, code: JSON.parse(body).code }).toEqual({ status: 404, code: 'not_found' })
      }
      expect((await call(world, operation, inputOf(world.own), other.apiToken)).status).toBe(ofToken)
      expect(await world.readAll()).toBe(before)
    })

    test('answers foreign and absent ids alike, one wrong id at a time, and changes nothing', async () => {
      const world = tenants()
      const before = await world.readAll()
      for (const wrongInputs of corruptEach(operation, world.own, world.other)) {
        for (const [token, status] of [
          [world.own.token, 404],
          [world.own.apiToken, ofToken],
        ] as const) {
          const answers = []
          for (const input of wrongInputs) answers.push(await call(world, operation, input, token))
          expect(answers[0]).toEqual(answers[1])
          expect(answers[0].status).toBe(status)
        }
      }
      expect(await world.readAll()).toBe(before)
    })
  })

  describe.each(byKey)('$name with a key', (operation) => {
    const inputOf = inputs[operation.name]

    test('serves whoever has the key, and shows less than a member sees', async () => {
      const world = tenants()
      const key = world.own.sharingKey
      const shared = await call(world, operation, { ...inputOf(world.own), key }, null)
      const full = await call(world, operation, inputOf(world.own), world.own.token)
      expect(shared.status).toBe(200)
      expect(shared.body.length).toBeLessThan(full.body.length)
    })

    test('refuses every other key with one and the same answer, and changes nothing', async () => {
      const world = tenants()
      const before = await world.readAll()
      const answers = []
      for (const key of Object.values(world.deadKeys))
        for (const token of [null, world.other.token])
          answers.push(await call(world, operation, { ...inputOf(world.own), key }, token))
      for (const wrongInputs of corruptEach(operation, world.own, world.other))
        for (const input of wrongInputs)
          answers.push(await call(world, operation, { ...input, key: world.own.sharingKey }, null))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect(await world.readAll()).toBe(before)
    })
  })
})

// In this order: what is served may change the tenant, and hostile bodies meet what is left of it.
describe.each(operations)('$name', (operation) => {
  const inputOf = inputs[operation.name]
  const tenants = shareTwoTenants()

  if (operation.slots.length > 0) testLeaks(operation, tenants)

  test('serves a member, and never with anything of another tenant', async () => {
    const world = tenants()
    const { status, body } = await call(world, operation, inputOf(world.own), world.own.token)
    expect({ status, body }).toMatchObject({ status: refusals[operation.name] ?? 200 })
    expect(body).not.toContain('secret of other')
  })

  if (mayTokens(operation))
    test('serves an API token that has its scope alone, and never with anything of another tenant', async () => {
      const world = tenants()
      const token = world.scopedTokens[z.enum(SCOPES).parse(operation.scope)]
      const { status, body } = await call(world, operation, inputOf(world.own), token)
      const asMember = refusals[operation.name] ?? 200
      const isServed = operation.scope === 'read' ? status === asMember : status !== 401 && status !== 403
      expect({ status, body, isServed }).toMatchObject({ isServed: true })
      expect(body).not.toContain('secret of other')
    })

  test('answers hostile bodies with a refusal', async () => {
    const world = tenants()
    const { url, method, body } = toRequest(operation, inputOf(world.own))
    for (const payload of hostileBodies) {
      const reply = await world.server.inject({
        method:
          method === 'POST' ? 'POST' : method === 'PUT' ? 'PUT' : method === 'DELETE' ? 'DELETE' : 'GET',
        url,
        headers: { authorization: `Bearer ${world.own.token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { payload }),
      })
      expect([payload.slice(0, 40), reply.statusCode < 500]).toEqual([payload.slice(0, 40), true])
    }
  })
})

/** Tokens of the own tenant that an operation is beyond; scope null: it is beyond every token. */
function withoutScope(operation: Operation, { own, scopedTokens }: TwoTenants) {
  if (!mayTokens(operation)) return { scope: null, all: own.apiToken }
  const scope = z.enum(SCOPES).parse(operation.scope)
  const { [scope]: _right, ...wrong } = scopedTokens
  return { scope, ...wrong }
}

function testLeaks(operation: Operation, tenants: () => TwoTenants) {
  const inputOf = inputs[operation.name]
  test('leaks and changes nothing when only the database guards it', async () => {
    const world = tenants()
    const before = await world.readOf(world.own)
    const [feature, verb] = operation.name.split('.')
    const handle = Reflect.get(
      Reflect.get(
        listHandlers({
          settings,
          connections: withoutGoogle,
          keywords: askOutside(() => world.database),
          grouping: groupOutside(),
          performance: { facts: factsInDatabase },
        }),
        feature,
      ),
      verb,
    )
    const wrongInputs = corruptEach(operation, world.other, world.own).flat()
    for (const input of [inputOf(world.own), ...wrongInputs])
      for (const workspaceId of [world.own.workspace, world.other.workspace]) {
        const answer = await world.database
          .transaction()
          .execute(async (database) => {
            const { session } = world.other
            const credential = { kind: 'session', session } as const
            const { userId, token } = await enterWorkspace(database, { credential, ids: [] })
            const admitted = { database, session, credential, token, userId, workspaceId }
            const ctx = { ...admitted, isMember: true, now: new Date() }
            return Reflect.apply(handle, undefined, [ctx, input])
          })
          .then(readAnswer)
          .catch((error: unknown) => String(error))
        expect(answer).not.toContain('secret of own')
      }
    expect(await world.readOf(world.own)).toBe(before)
  })
}
