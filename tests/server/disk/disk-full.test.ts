import { isContractProcedure, type AnyContractRouter } from '@orpc/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '#app/contract.ts'
import { checkDisk } from '#app/doctor/check-machine.ts'
import { MB } from '#platform/server/disk/disk-space.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { TestBrowser } from '#tests/support/accounts/sign-in-world.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'

const SAID = 'The disk is full: 10 MB are free.'
const REFUSED = {
  status: 507,
  body: { code: 'disk_full', message: expect.stringMatching(/^The disk of this installation is full/) },
}

/** A disk that the test fills and empties. */
function makeDisk() {
  let problem: string | null = null
  return { findProblem: () => problem, fill: () => (problem = SAID), empty: () => (problem = null) }
}

test('while the disk is full nothing new is stored, but reading, exporting, deleting and signing in work', async () => {
  const disk = makeDisk()
  const plan = await openKeywordPlan({ disk })
  const { browser, jwt, path, server, save, call } = plan
  expect((await save([{ keyword: 'before' }])).status).toBe(200)
  const { entries } = (await call('GET', `/contentplan/${plan.contentplanId}/history`)).body
  const [{ importId }] = entries

  disk.fill()
  expect(await save([{ keyword: 'late' }])).toMatchObject(REFUSED)
  expect(await call('POST', `/contentplan/${plan.contentplanId}/page/crawl`)).toMatchObject(REFUSED)
  expect(await plan.names()).toEqual(['before'])
  const exported = await server.inject({
    url: `/api${path}/export`,
    headers: { authorization: `Bearer ${jwt}` },
  })
  expect([exported.statusCode, exported.body]).toEqual([200, expect.stringContaining('before')])
  expect((await call('POST', `${path}/import/${importId}/undo`)).body).toMatchObject({ removed: 1 })
  expect((await call('GET', '/installation')).body).toMatchObject({ is_disk_full: true })
  const ready = await server.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', message: SAID }])
  const visitor = new TestBrowser(server)
  const { body } = await visitor.call('POST', '/auth/demo')
  expect((await visitor.call('POST', '/auth/token', { token: body.token })).status).toBe(200)
  expect((await browser.call('POST', '/auth/out', {}, jwt)).status).toBe(200)

  disk.empty()
  expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

test('a caller who is not signed in is told so, and learns nothing about the disk', async () => {
  const disk = makeDisk()
  const { browser, path } = await openKeywordPlan({ disk })
  disk.fill()
  expect(await browser.call('POST', `${path}/import`, { kind: 'file', label: '' })).toMatchObject({
    status: 401,
  })
})

test('while the disk is full a change works only if it signs in or out, undoes or ends something', () => {
  const exceptions = listStoring(contract).filter(({ needsRoom }) => !needsRoom)
  expect(exceptions.map(({ name }) => name)).toEqual([
    'POST /auth/demo',
    'POST /auth/token',
    'POST /auth/out',
    'POST /auth/proof',
    'POST /auth/ticket',
    'PUT /workspace/{workspaceId}/contentplan',
    'POST /integrations/custom-cms/test',
    'POST /integrations/webflow/sites',
    'POST /integrations/webflow/collections',
    'POST /integrations/webflow/collection-schema',
    'POST /contentplan/{contentplanId}/keyword/import/{importId}/undo',
    'PUT /contentplan/{contentplanId}/writing',
  ])
})

/** The endpoints that change something, except DELETE. */
function listStoring(part: AnyContractRouter): { name: string; needsRoom: boolean }[] {
  if (!isContractProcedure(part)) return Object.values(part).flatMap(listStoring)
  const { route, meta } = part['~orpc']
  const { scope, needsRoom } = z.object({ scope: z.string(), needsRoom: z.boolean() }).parse(meta)
  if (scope === 'read' || route.method === 'DELETE') return []
  return [{ name: `${route.method} ${route.path}`, needsRoom }]
}

const payload = z.object({ number: z.number() })

test('a run waits while the disk is full, also in the middle of a step, and continues by itself when there is room', async () => {
  const world = await makeJobWorld()
  const disk = makeDisk()
  const begun = Promise.withResolvers<void>()
  const isFull = Promise.withResolvers<void>()
  let attempts = 0
  const writing = step<z.infer<typeof payload>, unknown, void>({
    name: 'Writing',
    attempts: 1,
    async work({ database }) {
      attempts++
      begun.resolve()
      await isFull.promise
      await database.transaction().execute(async () => {})
    },
  })
  const made = pipeline({ name: 'writing', payload, key: () => 'one', steps: [writing] })
  await world.startWorker({ pipelines: [made], services: {}, disk })
  const { runId } = await world.as(world.own, (ctx) => startPipeline(ctx, made, { number: 1 }))
  await begun.promise
  disk.fill()
  isFull.resolve()
  await expect
    .poll(() => world.read(world.own, runId))
    .toMatchObject({
      state: 'waiting',
      reason: 'The disk of this installation is full. This continues automatically when there is room again.',
    })
  const other = await world.as(world.other, (ctx) => startPipeline(ctx, made, { number: 1 }))
  await expect.poll(async () => (await world.read(world.own, runId)).state).toBe('waiting')
  expect([attempts, (await world.read(world.other, other.runId)).state]).toEqual([1, 'queued'])
  disk.empty()
  await expect.poll(async () => (await world.read(world.own, runId)).state).toBe('done')
  await expect.poll(async () => (await world.read(world.other, other.runId)).state).toBe('done')
})

function look(megabytes: number) {
  const space = { freeBytes: megabytes * MB, sizeBytes: 100_000 * MB }
  return checkDisk({ dataFolder: '/data', freeDisk: 500 }, async () => space)
}

test('doctor fails below the floor, and warns where the disk is nearly full', async () => {
  expect(await look(499)).toEqual({
    about: 'disk',
    state: 'fail',
    message:
      '499 MB are free at /data, and 500 MB are kept free (FREE_DISK): the disk is full, and nothing new is stored; make room.',
  })
  expect((await look(500)).state).toBe('warn')
  expect((await look(5_000)).state).toBe('ok')
})
