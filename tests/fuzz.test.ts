import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '#app/contract.ts'
import { findFault } from './support/walls/fuzz/find-fault.ts'
import { fuzzOperation, type Fuzzed } from './support/walls/fuzz/fuzz-operation.ts'
import { brokenBodies, brokenForms, listWrongBodies } from './support/walls/fuzz/hostile-bodies.ts'
import { inputs } from './support/walls/isolation-inputs.ts'
import { listOperations } from './support/walls/operations.ts'
import { shareTwoTenants } from './support/walls/share-two-tenants.ts'
import type { WatchedRows } from './support/walls/watch-rows.ts'
import { entryOf } from '#tests/support/entry-of.ts'

const REQUESTS = 20
/** A fixed seed, so that every run finds the same; `npm run test:full` sends other requests. */
const SEED = 1
const operations = listOperations(contract)
const tenants = shareTwoTenants()
const method = z.enum(['GET', 'POST', 'PUT', 'DELETE'])

test('the reader of JSON refuses every broken body', async () => {
  const { own } = tenants()
  for (const [sent, status, message] of brokenBodies) {
    const reply = await post('/api/auth/token', 'application/json', sent)
    expect(reply).toEqual({ status, body: expect.stringContaining(message) })
    expect(findFault(reply, own)).toBe(null)
  }
})

test('the reader of forms answers every broken body without an internal error', async () => {
  for (const body of brokenForms) {
    const { status } = await post('/api/auth/local', 'application/x-www-form-urlencoded', body)
    expect([body.slice(0, 40), status < 500]).toEqual([body.slice(0, 40), true])
  }
})

async function post(url: string, type: string, payload: string) {
  const headers = { 'content-type': type }
  const reply = await tenants().server.inject({ method: 'POST', url, headers, payload })
  return { status: reply.statusCode, body: reply.body }
}

describe('hostile requests', () => {
  const sent: Fuzzed[] = []
  let rows: WatchedRows
  beforeAll(async () => {
    const { own, other, watchRows } = tenants()
    rows = await watchRows([own, other])
  })

  test.each(operations)(
    'are answered by $name without an internal error, and change nothing of other tenants',
    async (operation) => {
      const world = tenants()
      const caller = await world.addTenant('caller')
      const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' }
      for (const request of listWrongBodies(operation, entryOf(inputs, operation.name)(caller))) {
        const reply = await world.server.inject({
          method: method.parse(operation.method),
          headers,
          ...request,
        })
        const answer = { status: reply.statusCode, body: reply.body }
        expect({ request, answer, fault: findFault(answer, caller) }).toMatchObject({ fault: null })
      }
      sent.push(await fuzzOperation(world, operation, { caller, requests: REQUESTS, seed: SEED }))
      expect(await rows.listChanges()).toEqual([])
    },
  )

  test('often fit the schema, and mostly get past the check of the session', () => {
    const all = REQUESTS * operations.length
    expect(sent.reduce((sum, { valid }) => sum + valid, 0)).toBeGreaterThan(all * 0.05)
    expect(sent.reduce((sum, { signedOut }) => sum + signedOut, 0)).toBeLessThan(all * 0.5)
  })
})
