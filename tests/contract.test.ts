import { makePublishing } from '#tests/support/publishing/publishing-services.ts'
import { oc, type AnyContractRouter } from '@orpc/contract'
import fastify from 'fastify'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { listHandlers } from '#app/api/serve-features.ts'
import { contract } from '#app/contract.ts'
import { ACCESS, endpoint, type Access, type EndpointRoute } from '#platform/contract/endpoint.ts'
import { defineId, listIdSlots } from '#platform/contract/ids.ts'
import { listParts } from '#platform/contract/schema-parts.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import { mountApi } from '#platform/server/api/mount-api.ts'
import { listOperations } from './support/walls/operations.ts'
import { factsInDatabase } from './support/performance/facts-in-database.ts'
import { makeWritingServices } from '#tests/support/writing/writing-services.ts'
import { makeGroupingServices } from './support/clustering/grouping-services.ts'
import { makeModelServices } from '#tests/support/models/model-services.ts'
import { makeKeywordServices } from './support/keywords/keyword-services.ts'
import { withoutGoogle } from './support/connections/connections.ts'
import { settings } from './support/walls/two-tenants.ts'
import { itemAt } from '#platform/items.ts'

const route = { method: 'GET', path: '/thing/{thingId}', summary: 'A thing.', tag: 'things' } as const
const thingId = defineId('thing')
const thing = z.object({ thingId })
const declared = { get: endpoint('member', route).input(thing).output(z.object({})) }
const forgotten = {
  get: oc.route({ method: 'GET', path: '/thing/{thingId}' }).input(thing).output(z.object({})),
}
const answer = async () => ({})

const nothing = () => {
  throw new Error('this test makes no such call')
}

/** Mounts a contract and its handlers as the start does, past the checks of the compiler. */
function boot(things: AnyContractRouter, handlers: unknown) {
  Reflect.apply(mountApi, undefined, [
    fastify(),
    {
      contract: things,
      handlers,
      database: nothing,
      now: nothing,
      readCredential: nothing,
    },
  ])
}

describe('an endpoint that does not say who may call it', () => {
  test('does not compile as an argument', () => {
    expectTypeOf(endpoint).parameters.toEqualTypeOf<[access: Access, route: EndpointRoute]>()
    expectTypeOf<undefined>().not.toExtend<Access>()
    expectTypeOf<string>().not.toExtend<Access>()
  })

  test('has no handler type, so that no handler compiles', () => {
    expectTypeOf<Handlers<typeof forgotten>['get']>().toBeNever()
    expectTypeOf<Handlers<typeof declared>['get']>().not.toBeNever()
    expectTypeOf<typeof answer>().toExtend<Handlers<typeof declared>['get']>()
  })

  test('stops the start', () => {
    expect(() => boot(declared, { get: answer })).not.toThrow()
    expect(() => boot(forgotten, { get: answer })).toThrow(
      'GET /thing/{thingId} does not say who may call it',
    )
    for (const access of ['everybody', '', null, 'Member', ACCESS])
      expect(() => boot({ get: forgotten.get.meta({ access }) }, { get: answer })).toThrow('does not say')
  })
})

describe('an endpoint without a handler', () => {
  test('does not compile', () => {
    type All = Handlers<typeof contract>
    expectTypeOf(
      listHandlers({
        database: nothing,
        settings,
        connections: withoutGoogle,
        keywords: makeKeywordServices(nothing),
        grouping: makeGroupingServices(),
        writing: makeWritingServices(),
        performance: { facts: factsInDatabase },
        publishing: makePublishing(),
        models: makeModelServices(nothing),
        markMessages: async () => '',
      }),
    ).toEqualTypeOf<All>()
    expectTypeOf<Omit<All, 'workspaces'>>().not.toExtend<All>()
    expectTypeOf<Omit<All['workspaces'], 'list'>>().not.toExtend<All['workspaces']>()
  })

  test('stops the start', () => {
    expect(() => boot(declared, {})).toThrow('GET /thing/{thingId} has no handler')
    expect(() => boot({ things: declared }, {})).toThrow('has no handler')
  })
})

test('an endpoint for a sharing key that names nothing shared stops the start', () => {
  const shared = { get: endpoint('sharing-key', { ...route, path: '/thing' }).input(z.object({})) }
  expect(() => boot(shared, { get: answer })).toThrow('names nothing that is shared')
})

test('every test that walks the contract includes a new endpoint', () => {
  const known = listOperations(contract)
  const all = listOperations({ ...contract, things: declared })
  expect(all.slice(known.length).map(({ name }) => name)).toEqual(['things.get'])
})

describe.each(listOperations(contract))('$name', ({ path, schema }) => {
  const fields = schema === null ? [] : listLeaves(schema, [])

  test('takes every part of its path as an input', () => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(fields.map((field) => field.path.join('.'))).toEqual(expect.arrayContaining(named))
  })

  test('has no number that is named like an id without being one', () => {
    const slots = new Set(schema === null ? [] : listIdSlots(schema).map((slot) => slot.path.join('.')))
    const numbers = fields.filter(({ leaf }) => leaf instanceof z.ZodNumber).map((field) => field.path)
    const called = numbers.filter((keys) =>
      /(^|_)ids?$|[a-z0-9]Ids?$/.test(keys.findLast((key) => key !== '*') ?? ''),
    )
    expect(called.map((keys) => keys.join('.')).filter((place) => !slots.has(place))).toEqual([])
  })
})

describe('API tokens', () => {
  const all = listOperations(contract)
  const forTokens = all.filter(({ access }) => access === 'member' || access === 'sharing-key')

  test('read by GET and the operations listed here; everything else needs another scope', () => {
    const looking = forTokens.filter(({ scope }) => scope === 'read')
    expect(looking.filter(({ method }) => method !== 'GET').map(({ name }) => name)).toEqual([
      'volumes.estimate',
      'overlap.drawTree',
      'performance.previewFilter',
      'performance.askSearchData',
      'performance.exportSearchData',
      'performance.measureChanges',
      'performance.exportChanges',
      'analytics.readReport',
    ])
    expect(forTokens.filter(({ method, scope }) => method === 'GET' && scope !== 'read')).toEqual([])
  })

  test('need the scope `run` for operations that cost money or credits', () => {
    expect(forTokens.filter(({ scope }) => scope === 'run').map(({ name }) => name)).toEqual([
      'models.test',
      'keywords.process',
      'keywords.findRelated',
      'keywords.askModel',
      'volumes.fetch',
      'volumes.cancel',
      'hubs.suggest',
      'hubs.expand',
      'hubs.bulkCreate',
      'hubs.build',
      'hubs.cancelBuild',
      'drift.refresh',
      'drift.schedule',
      'grouping.start',
      'grouping.resume',
      'grouping.cancel',
      'grouping.recluster',
      'writing.start',
      'writing.startMany',
      'writing.changeQueue',
      'writing.callAgent',
      'writing.cancel',
      'voice.makeGuide',
      'voice.makeAbout',
      'voice.startPreview',
      'publishing.upload',
      'publishing.sendToNotion',
      'publishing.unpublish',
      'assistant.ask',
    ])
  })

  test('never reach accounts, tokens and connections, nor keys and caps of a workspace', () => {
    const owned = new Set(['accounts', 'api-tokens', 'connections', 'workspaces', 'models'])
    const reached = forTokens.filter(({ name }) => owned.has(itemAt(name.split('.'), 0)))
    expect(reached.map(({ name }) => name)).toEqual([
      'workspaces.list',
      'workspaces.listAuditEntries',
      'workspaces.getCosts',
      'models.get',
      'models.test',
      'connections.listPorts',
    ])
  })

  test('need `read` for a GET and `write` for everything else where an endpoint does not say', () => {
    const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
    const made = methods.map((method) => endpoint('member', { ...route, method }))
    expect(made.flatMap((one) => listOperations({ one })).map(({ scope }) => scope)).toEqual([
      'read',
      'write',
      'write',
      'write',
    ])
  })

  test('stop the start when an endpoint for them has no scope', () => {
    const unclear = { get: forgotten.get.meta({ access: 'member' }) }
    expect(() => boot(unclear, { get: answer })).toThrow('does not say who may call it')
  })
})

test('no two endpoints share an address', () => {
  const addresses = listOperations(contract).map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
  )
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
})

interface Leaf {
  path: string[]
  leaf: z.core.$ZodType
}

function listLeaves(schema: z.core.$ZodType, path: string[]): Leaf[] {
  const parts = listParts(schema)
  if (parts.length === 0) return [{ path, leaf: schema }]
  return parts.flatMap(({ key, part }) => listLeaves(part, key === null ? path : [...path, key]))
}
