import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '#app/contract.ts'
import { SCOPES } from '#platform/contract/endpoint.ts'
import { isWholeApiToken } from '#platform/server/api-token-words.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import { call, callPastDoor, corruptEach, keysOf, withoutOwn } from './support/walls/call-operation.ts'
import { inputs, refusals } from './support/walls/isolation-inputs.ts'
import { listOperations, type Operation } from './support/walls/operations.ts'
import { makeOutsiders, type Outsiders } from './support/walls/outsiders.ts'
import { listFields, sharedFields } from './support/walls/shared-fields.ts'
import { shareTwoTenants } from './support/walls/share-two-tenants.ts'
import type { Tenant } from './support/walls/two-tenants.ts'
import type { WatchedRows } from './support/walls/watch-rows.ts'
import { itemAt } from '#platform/items.ts'
import { entryOf } from '#tests/support/entry-of.ts'

const tenants = shareTwoTenants()
const operations = listOperations(contract)
const guarded = operations.filter(({ access }) => access !== 'public')

const mayTokens = ({ access }: Operation) => access === 'member' || access === 'sharing-key'
const codeOf = ({ body }: { body: string }): unknown => JSON.parse(body).code

test('every operation declares who may call it, and has an input here', () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(inputs).toSorted())
  const known = new Set<unknown>(['public', 'sharing-key', 'member', 'session'])
  expect(operations.filter(({ access }) => !known.has(access))).toEqual([])
})

test('the description of the API is open to everybody', async () => {
  const { openapi, paths } = (await tenants().server.inject('/api/openapi.json')).json()
  expect(openapi).toMatch(/^3\.1/)
  expect(Object.keys(paths)).toContain('/workspace/{workspaceId}/contentplan')
})

test('the access key of a member opens nothing in another browser', async () => {
  const { own, server } = tenants()
  const made = await server.inject({
    method: 'PUT',
    url: `/api/workspace/${own.workspace}`,
    headers: { authorization: `Bearer ${own.token}` },
    payload: { action: 'generateAccessKey' },
  })
  const query = new URLSearchParams({
    scope: 'search-console',
    workspaceId: String(own.workspace),
    accessKey: made.json().accessKey,
  })
  const open = (cookie: string) =>
    server.inject({ url: `/api/integrations/cognito/login?${query.toString()}`, headers: { cookie } })
  const [{ name, value } = { name: '', value: '' }] = made.cookies
  expect((await open('')).statusCode).toBe(403)
  expect((await open(`${name}=another`)).statusCode).toBe(403)
  // No Google is set up here (424), which only the right browser learns.
  expect((await open(`${name}=${value}`)).statusCode).toBe(424)
})

test('an inserted, changed or deleted row is reported with its table', async () => {
  const { own, look, watchRows } = tenants()
  const [all, rows] = [await watchRows(), await watchRows([own])]
  await look(
    `insert into topics (workspace_id, contentplan_id, name) values (${own.workspace}, ${own.contentplan}, 'new')`,
  )
  const come = [expect.stringMatching(/^\+ public\.topics .*"name": "new"/)]
  expect([await all.listChanges(), await rows.listChanges()]).toEqual([come, come])
  await look(`update topics set name = 'newer' where name = 'new'`)
  const changed = [expect.stringMatching(/^- .*"new"/), expect.stringMatching(/^\+ .*"newer"/)]
  expect([await all.listChanges(), await rows.listChanges()]).toEqual([changed, changed])
  await look(`delete from topics where name = 'newer'`)
  const gone = [expect.stringMatching(/^- public\.topics .*"newer"/)]
  expect([await all.listChanges(), await rows.listChanges()]).toEqual([gone, gone])
  expect([await all.listChanges(), await rows.listChanges()]).toEqual([[], []])
})

test('no table shows rows of a workspace that is not open', async () => {
  const { own, other, look, database } = tenants()
  const found = await look(
    `select distinct one.oid::regclass::text as name from pg_class one
     join pg_attribute part on part.attrelid = one.oid and part.attname = 'workspace_id'
     where one.relkind in ('r', 'p') and not one.relispartition and has_table_privilege('keyloom', one.oid, 'select')`,
  )
  const tables = found.map(({ name }) => String(name))
  const listWithRowsOf = async (workspaceId: number) => {
    const rows = tables.map(
      (name) => `select '${name}' as name from ${name} where workspace_id = ${workspaceId}`,
    )
    const read = sql.raw<{ name: string }>(rows.join(' union '))
    return database.transaction().execute(async (transaction) => {
      const credential = { kind: 'session', session: own.session } as const
      await enterWorkspace(transaction, { credential, ids: [] })
      return (await read.execute(transaction)).rows.map(({ name }) => name)
    })
  }
  expect(await listWithRowsOf(own.workspace)).toEqual(
    expect.arrayContaining(['contentplans', 'pages', 'keywords']),
  )
  expect(await listWithRowsOf(other.workspace)).toEqual([])
})

describe('callers without the right', () => {
  let outsiders: Outsiders
  let rows: WatchedRows
  beforeAll(async () => {
    outsiders = await makeOutsiders(tenants())
    rows = await tenants().watchRows()
  })

  describe.each(guarded)('$name', (operation) => {
    const inputOf = entryOf(inputs, operation.name)

    test('refuses every invalid token', async () => {
      const world = tenants()
      for (const [why, token] of Object.entries(outsiders.invalidTokens)) {
        const answer = await call(world, operation, inputOf(world.own), token)
        expect([why, answer.status, codeOf(answer)]).toEqual([why, 401, 'not_signed_in'])
      }
      for (const [why, token] of Object.entries(outsiders.invalidApiTokens)) {
        const answer = await call(world, operation, inputOf(world.own), token)
        const isForPeople = operation.access === 'session' && isWholeApiToken(token)
        expect([why, answer.status, codeOf(answer)]).toEqual(
          isForPeople ? [why, 403, 'forbidden'] : [why, 401, 'not_signed_in'],
        )
      }
    })

    test('refuses API tokens without its scope, and names the scope', async () => {
      const world = tenants()
      const { scope, ...wrong } = withoutScope(operation, world.own)
      for (const token of Object.values(wrong)) {
        const answer = await call(world, operation, inputOf(world.own), token)
        expect([answer.status, codeOf(answer)]).toEqual([403, 'forbidden'])
        expect(answer.body).toContain(
          scope === null ? 'An API token cannot do this.' : `the scope “${scope}”`,
        )
      }
    })

    if (operation.slots.length > 0) testWrongPlaces(operation, () => outsiders)
    if (operation.access === 'sharing-key') testWrongKeys(operation, () => outsiders)

    test('has changed nothing in all these calls', async () => {
      expect(await rows.listChanges()).toEqual([])
    })
  })
})

function testWrongPlaces(operation: Operation, outsiders: () => Outsiders) {
  const inputOf = entryOf(inputs, operation.name)
  const ofToken = mayTokens(operation) ? 404 : 403

  test('refuses callers who are not members, by session or by token', async () => {
    const world = tenants()
    for (const token of [outsiders().formerMemberToken, world.other.token]) {
      const answer = await call(world, operation, inputOf(world.own), token)
      expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found'])
    }
    expect((await call(world, operation, inputOf(world.own), world.other.apiToken)).status).toBe(ofToken)
  })

  test('answers foreign and missing ids alike, one wrong id at a time', async () => {
    const world = tenants()
    for (const wrongInputs of corruptEach(operation, world.own, world.other)) {
      for (const [token, status] of [
        [world.own.token, 404],
        [world.own.apiToken, ofToken],
      ] as const) {
        const answers = []
        for (const input of wrongInputs) answers.push(await call(world, operation, input, token))
        expect(answers[0]).toEqual(answers[1])
        expect(itemAt(answers, 0).status).toBe(status)
      }
    }
  })
}

function testWrongKeys(operation: Operation, outsiders: () => Outsiders) {
  const inputOf = entryOf(inputs, operation.name)

  test('refuses every other key with the same answer', async () => {
    const world = tenants()
    const { right, wrong } = keysOf(operation, world.own)
    const answers = []
    for (const key of [wrong, ...Object.values(outsiders().invalidSharingKeys)])
      for (const token of [null, world.other.token])
        answers.push(await call(world, operation, { ...inputOf(world.own), key }, token))
    for (const wrongInputs of corruptEach(operation, world.own, world.other))
      for (const input of wrongInputs)
        for (const key of [right, wrong]) answers.push(await call(world, operation, { ...input, key }, null))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })
}

describe('beside other tenants', () => {
  let rows: WatchedRows
  beforeAll(async () => {
    const { own, other, watchRows } = tenants()
    rows = await watchRows([own, other])
  })

  describe.each(operations)('$name', (operation) => {
    const inputOf = entryOf(inputs, operation.name)

    if (operation.slots.length > 0)
      test('shows nothing of other tenants when only the database checks access', async () => {
        const { own, addTenant } = tenants()
        const caller = await addTenant('caller')
        const wrongInputs = corruptEach(operation, caller, own).flat()
        for (const input of [inputOf(own), ...wrongInputs])
          for (const workspaceId of [own.workspace, caller.workspace]) {
            const answer = await callPastDoor(tenants(), operation, { caller, workspaceId, input })
            expect(withoutOwn(answer, caller)).not.toContain('secret of')
          }
      })

    test('serves a member and an API token with only its scope, and shows them nothing of other tenants', async () => {
      const world = tenants()
      const member = await world.addTenant('member')
      const asMember = refusals[operation.name] ?? 200
      const { status, body } = await call(world, operation, inputOf(member), member.token)
      expect({ status, body }).toMatchObject({ status: asMember })
      expect(withoutOwn(body, member)).not.toContain('secret of')
      if (!mayTokens(operation)) return
      const token = member.scopedTokens[z.enum(SCOPES).parse(operation.scope)]
      const again = await call(world, operation, inputOf(member), token)
      const isServed =
        operation.scope === 'read' ? again.status === asMember : again.status !== 401 && again.status !== 403
      expect({ ...again, isServed }).toMatchObject({ isServed: true })
      expect(withoutOwn(again.body, member)).not.toContain('secret of')
    })

    if (operation.access === 'sharing-key')
      test('serves a caller with the key, and shows only what is meant to be shared', async () => {
        const world = tenants()
        const { own } = world
        const { right } = keysOf(operation, own)
        const shared = await call(world, operation, { ...inputOf(own), key: right }, null)
        expect(shared.status).toBe(200)
        const allowed = entryOf(sharedFields, operation.name)
        expect(listFields(JSON.parse(shared.body)).filter((name) => !allowed.includes(name))).toEqual([])
      })

    test('has changed nothing of other tenants in all these calls', async () => {
      expect(await rows.listChanges()).toEqual([])
    })
  })
})

/** A tenant's API tokens that must not call an operation. The scope is null when no token may call it. */
function withoutScope(operation: Operation, { apiToken, scopedTokens }: Tenant) {
  if (!mayTokens(operation)) return { scope: null, all: apiToken }
  const scope = z.enum(SCOPES).parse(operation.scope)
  const { [scope]: _right, ...wrong } = scopedTokens
  return { scope, ...wrong }
}
