import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import { queryFlag, queryList, wholeNumber } from '#platform/contract/query.ts'
import { mountApi } from '#platform/server/api/mount-api.ts'
import { queryThrough } from '#platform/server/database/database.ts'
import { replyWithError } from '#platform/server/http/error-replies.ts'

const input = z.object({
  ids: queryList(defineId('thing')).optional(),
  words: queryList(z.string()).optional(),
  limit: wholeNumber({ least: 1, most: 100 }).default(50),
  excluded: queryFlag().default(null),
})
const contract = {
  list: endpoint('public', { method: 'GET', path: '/thing', summary: 'Things.', tag: 'things' })
    .input(input)
    .output(z.unknown()),
}
const nothing = () => {
  throw new Error('this test makes no such call')
}
let server: FastifyInstance

beforeEach(() => {
  server = fastify()
  server.setErrorHandler(replyWithError)
  mountApi(server, {
    contract,
    handlers: { list: async (_ctx, given) => given },
    database: () => queryThrough(new pg.Pool()),
    now: () => new Date(0),
    tokenLimit: 0,
    readCredential: nothing,
    describeBrowser: () => ({ address: '', userAgent: '', identify: () => '' }),
  })
  onTestFinished(() => server.close())
})

test.each([
  'ids=1,2,3',
  'ids=1%2C2%2C3',
  'ids=1&ids=2&ids=3',
  'ids[]=1&ids[]=2&ids[]=3',
  'ids%5B%5D=1&ids%5B%5D=2&ids%5B%5D=3',
  'ids[0]=1&ids[1]=2&ids[2]=3',
  'ids=1&ids[]=2&ids[7]=3',
  'ids[]=1&ids=2&limit=50&ids=3',
])('?%s is the list 1, 2, 3', async (query) => {
  const reply = await server.inject(`/api/thing?${query}`)
  expect([reply.statusCode, reply.json()]).toEqual([200, { ids: [1, 2, 3], limit: 50, excluded: null }])
})

async function read(query: string): Promise<unknown> {
  return (await server.inject(`/api/thing?${query}`)).json()
}

test('a single id is a list, an empty value is an empty list, and repeated texts keep their commas', async () => {
  expect(await read('ids=7')).toMatchObject({ ids: [7] })
  expect(await read('ids[]=7')).toMatchObject({ ids: [7] })
  expect(await read('ids=')).toMatchObject({ ids: [] })
  expect(await read('words=a,b')).toMatchObject({ words: ['a', 'b'] })
  expect(await read('words=a,b&words=c')).toMatchObject({ words: ['a,b', 'c'] })
  expect(await read('words[]=a,b')).toMatchObject({ words: ['a,b'] })
})

test.each([
  ['limit=7&excluded=1', { limit: 7, excluded: true }],
  ['excluded=false', { limit: 50, excluded: false }],
  ['excluded=null', { limit: 50, excluded: null }],
])('?%s is read as numbers and flags', async (query, meaning) => {
  expect(await read(query)).toEqual(meaning)
})

test.each([
  'limit=7&limit=8',
  'limit[]=7',
  'limit[a]=7',
  'limit=7.0',
  'excluded=1&excluded=0',
  'excluded=yes',
  'ids=1,,2',
  'ids=1,2&ids=3',
  'ids[a]=1',
  'ids=0',
  `ids=${'1,'.repeat(1_001)}1`,
  `${'ids=1&'.repeat(1_001)}`,
  '__proto__=1',
  'constructor[prototype][x]=1',
])('?%.40s is refused', async (query) => {
  const reply = await server.inject(`/api/thing?${query}`)
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
})

test('what the typed client sends is understood by the server, whatever the values contain', async () => {
  await server.listen({ host: '127.0.0.1', port: 0 })
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : null
  const client: ContractRouterClient<typeof contract> = createORPCClient(
    new OpenAPILink(contract, { url: `http://127.0.0.1:${port}/api` }),
  )
  const given = { ids: [1, 2], words: ['a,b', 'ü & ? = %', '[x]'], limit: 3, excluded: true }
  expect(await client.list(given)).toEqual(given)
  expect(await client.list({ ids: [7], words: ['a,b'] })).toMatchObject({ ids: [7], words: ['a,b'] })
})
