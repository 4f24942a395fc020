import fastifyCookie from '@fastify/cookie'
import fastify from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import {
  issueToken,
  issueVisitorToken,
  readCredential,
  readVisitor,
} from '#features/accounts/server/index.ts'
import { contentplanId } from '#features/contentplans/contract.ts'
import { workspaceId } from '#features/workspaces/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import { mountApi } from '#platform/server/api/mount-api.ts'
import { describeBrowser } from '#platform/server/http/browser.ts'
import { makeTwoTenants, type TwoTenants } from '#tests/support/walls/two-tenants.ts'

const route = { method: 'GET', tag: 'tool', summary: 'A tool that visitors use.' } as const

/** What a public tool will look like. */
const contract = {
  readOwn: endpoint('visitor', { ...route, path: '/tool/{contentplanId}' })
    .input(z.object({ contentplanId }))
    .output(z.array(z.string())),
  readWorkspace: endpoint('visitor', { ...route, path: '/tool/{contentplanId}/{workspaceId}' })
    .input(z.object({ contentplanId, workspaceId }))
    .output(z.array(z.string())),
  readAll: endpoint('visitor', { ...route, path: '/tools' }).output(z.array(z.string())),
}

const readNames: Handlers<typeof contract>['readAll'] = async ({ database }) => {
  const { rows } = await sql<{ name: string }>`select name from contentplans order by id`.execute(database)
  return rows.map(({ name }) => name)
}

async function openTool({ database, key, own }: TwoTenants) {
  const server = fastify()
  onTestFinished(() => server.close())
  await server.register(fastifyCookie)
  const signing = { key, now: new Date() }
  const verifying = { findSecret: async () => key.secret, now: new Date() }
  mountApi(server, {
    contract,
    handlers: { readOwn: readNames, readWorkspace: readNames, readAll: readNames },
    database: () => database,
    now: () => new Date(),
    describeBrowser: (request, reply) => describeBrowser(request, reply, { isSecure: false }),
    tokenLimit: 0,
    readCredential: (authorization) => readCredential(verifying, authorization),
    readVisitor: (authorization) => readVisitor(verifying, authorization),
  })
  const visitor = await database.transaction().execute(async (transaction) => {
    await sql`select walls.enter(${own.session}::uuid, '{}', '{}')`.execute(transaction)
    const { rows } = await sql<{ id: string }>`
      insert into visitors (workspace_id, contentplan_id, expires_at)
      values (${own.workspace}, ${own.contentplan}, now() + interval '1 day') returning id
    `.execute(transaction)
    return rows[0].id
  })
  const token = await issueVisitorToken(signing, { visitor, expiresAt: new Date(Date.now() + 60_000) })
  const read = async (url: string, bearer: string | null = token) => {
    const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` }
    const { statusCode, body } = await server.inject({ url: `/api${url}`, headers })
    return { status: statusCode, body: JSON.parse(body) }
  }
  return { read, visitor }
}

test('a visitor sees the one plan that is his', async () => {
  const world = await makeTwoTenants()
  const { read } = await openTool(world)
  const { status, body } = await read(`/tool/${world.own.contentplan}`)
  expect(status).toBe(200)
  expect(body).toEqual([world.own.secret])
})

test('a visitor gets the same refusal for every other id, and for none at all', async () => {
  const world = await makeTwoTenants()
  const { read } = await openTool(world)
  const { own, other } = world
  const answers = [
    await read(`/tool/${other.contentplan}`),
    await read(`/tool/${own.contentplan + 1000}`),
    await read(`/tool/${own.contentplan}/${own.workspace}`),
    await read(`/tool/${own.contentplan}/${other.workspace}`),
    await read('/tools'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('a visitor who stayed too long, a member and nobody are no visitors', async () => {
  const world = await makeTwoTenants()
  const { read, visitor } = await openTool(world)
  const { own, key, database } = world
  const path = `/tool/${own.contentplan}`
  expect((await read(path, null)).status).toBe(401)
  expect((await read(path, own.token)).status).toBe(401)
  const expiresAt = new Date(Date.now() + 60_000)
  const forged = await issueToken(
    { key, now: new Date() },
    { session: visitor, userId: 1, name: 'x', expiresAt },
  )
  expect((await read(path, forged)).status).toBe(401)
  await database.transaction().execute(async (transaction) => {
    await sql`select walls.enter(${own.session}::uuid, '{}', '{}')`.execute(transaction)
    await sql`update visitors set expires_at = now() - interval '1 second'`.execute(transaction)
  })
  expect((await read(path)).status).toBe(404)
})

test('a visitor is no member', async () => {
  const world = await makeTwoTenants()
  const { visitor } = await openTool(world)
  const expiresAt = new Date(Date.now() + 60_000)
  const token = await issueVisitorToken({ key: world.key, now: new Date() }, { visitor, expiresAt })
  const reply = await world.server.inject({
    url: `/api/contentplan/${world.own.contentplan}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.statusCode).toBe(401)
})
