import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createNotes } from '../../stage/notes.ts'
import { createStage } from '../../stage/stage.ts'
import { createControlClient } from '../../control-client.ts'
import { SANDBOX_KEYS, startSandbox, type Sandbox } from '../../start-sandbox.ts'
import { itemAt } from '../../stage/items.ts'
import { createAccount, createDataForSeoService, createQueue } from './index.ts'

let sandbox: Sandbox
let control: ReturnType<typeof createControlClient>
beforeAll(async () => {
  sandbox = await startSandbox()
  control = createControlClient(sandbox.controlUrl)
})
beforeEach(async () => {
  await control.order('/reset')
  await control.order('/clock', { isFrozen: true })
})
afterAll(() => sandbox.stop())

const answerSchema = z.object({
  status_code: z.number(),
  cost: z.number(),
  tasks_error: z.number(),
  tasks: z
    .array(
      z.object({
        id: z.string(),
        status_code: z.number(),
        cost: z.number(),
        data: z.record(z.string(), z.unknown()),
        result: z.array(z.looseObject({})).nullable(),
      }),
    )
    .nullable(),
})
const itemsSchema = z.object({
  items: z.array(z.looseObject({ type: z.string(), url: z.string().optional() })),
})

const SERP = '/v3/serp/google/organic'
const VOLUMES = '/v3/keywords_data/google_ads/search_volume/live'

async function call(path: string, body?: unknown, password = SANDBOX_KEYS.dataForSeo.password) {
  const basic = Buffer.from(`${SANDBOX_KEYS.dataForSeo.login}:${password}`).toString('base64')
  const answer = await fetch(`${sandbox.services.dataForSeo}${path}`, {
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const read = answerSchema.parse(await answer.json())
  return { status: answer.status, ...read, tasks: read.tasks ?? [] }
}

test('a task waits in the queue, becomes ready, and is not listed after it was fetched', async () => {
  await control.order('/dataforseo', { delayMs: 1000 })
  const posted = await call(`${SERP}/task_post`, [{ keyword: 'garden sheds', tag: 'mine' }])
  expect(posted).toMatchObject({ status: 200, status_code: 20000, cost: 0.0006 })
  expect(posted.tasks[0]).toMatchObject({ status_code: 20100, data: { tag: 'mine' } })
  const path = `${SERP}/task_get/regular/${itemAt(posted.tasks, 0).id}`
  expect((await call(path)).tasks[0]).toMatchObject({ status_code: 40602, result: null })
  expect(itemAt((await call(`${SERP}/tasks_ready`)).tasks, 0).result).toEqual([])
  await control.order('/clock', { advanceMs: 1000 })
  expect(itemAt((await call(`${SERP}/tasks_ready`)).tasks, 0).result).toMatchObject([
    { id: itemAt(posted.tasks, 0).id, tag: 'mine' },
  ])
  const done = await call(path)
  expect(done.tasks[0]).toMatchObject({ status_code: 20000, cost: 0, result: [{ keyword: 'garden sheds' }] })
  expect(itemsSchema.parse(itemAt(done.tasks, 0).result?.[0]).items).toHaveLength(10)
  expect(itemAt((await call(`${SERP}/tasks_ready`)).tasks, 0).result).toEqual([])
})

test('a task can be fetched from a restarted sandbox', async () => {
  const { tasks } = await call(`${SERP}/task_post`, [{ keyword: 'garden sheds' }])
  await control.order('/reset')
  await control.order('/clock', { advanceMs: 60_000 })
  const again = await call(`${SERP}/task_get/regular/${itemAt(tasks, 0).id}`)
  expect(again.tasks[0]).toMatchObject({ status_code: 20000, result: [{ keyword: 'garden sheds' }] })
})

test('a live search finds the same as one from the queue, at a higher price', async () => {
  const { tasks } = await call(`${SERP}/task_post`, [{ keyword: 'garden sheds' }])
  await control.order('/clock', { advanceMs: 1000 })
  const queued = await call(`${SERP}/task_get/regular/${itemAt(tasks, 0).id}`)
  const live = await call(`${SERP}/live/regular`, [{ keyword: 'garden sheds' }])
  expect(live.cost).toBe(0.002)
  expect(itemAt(live.tasks, 0).result).toEqual(itemAt(queued.tasks, 0).result)
})

test('an invalid task fails alone, inside an answer with status 200', async () => {
  const answer = await call(`${SERP}/task_post`, [{ keyword: 'tents' }, { keyword: '' }, {}])
  expect(answer).toMatchObject({ status: 200, tasks_error: 2 })
  expect(answer.tasks.map((task) => task.status_code)).toEqual([20100, 40501, 40501])
})

test('more than 100 tasks, more than 1,000 keywords, no list and an unknown task are refused', async () => {
  const tasks = Array.from({ length: 101 }, (_, place) => ({ keyword: `tent ${place}` }))
  expect((await call(`${SERP}/task_post`, tasks)).status_code).toBe(40006)
  const keywords = tasks.concat(...Array.from({ length: 9 }, () => tasks)).map(({ keyword }) => keyword)
  expect(itemAt((await call(VOLUMES, [{ keywords }])).tasks, 0).status_code).toBe(40501)
  expect((await call(`${SERP}/task_post`, { keyword: 'tents' })).status_code).toBe(40503)
  expect(itemAt((await call(`${SERP}/task_get/regular/nothing`)).tasks, 0).status_code).toBe(40401)
  expect((await call('/v3/nothing')).status_code).toBe(40400)
})

test('a wrong password gives status 401, and an empty account an error inside the answer', async () => {
  expect(await call(`${SERP}/tasks_ready`, undefined, 'wrong')).toMatchObject({
    status: 401,
    status_code: 40100,
  })
  await control.order('/dataforseo', { balance: 0.0006 })
  const codes = (await call(`${SERP}/task_post`, [{ keyword: 'a tent' }, { keyword: 'b tent' }])).tasks
  expect(codes.map((task) => task.status_code)).toEqual([20100, 40210])
})

test('volumes come once for each keyword, with twelve months', async () => {
  const { tasks } = await call(VOLUMES, [{ keywords: ['Tents', 'tents', 'เต็นท์', 'how to clean a tent'] }])
  expect(itemAt(tasks, 0).result?.map((row) => row['keyword'])).toEqual([
    'tents',
    'เต็นท์',
    'how to clean a tent',
  ])
  for (const row of itemAt(tasks, 0).result ?? []) {
    expect(row['search_volume']).toBeGreaterThan(0)
    expect(row['monthly_searches']).toHaveLength(12)
  }
})

test('related keywords are found page by page', async () => {
  const path = '/v3/dataforseo_labs/google/related_keywords/live'
  const first = await call(path, [{ keyword: 'tents', limit: 5 }])
  const next = await call(path, [{ keyword: 'tents', limit: 5, offset: 5 }])
  const namesOf = ({ tasks }: typeof first) =>
    z
      .object({ items: z.array(z.object({ keyword_data: z.object({ keyword: z.string() }) })) })
      .parse(itemAt(tasks, 0).result?.[0])
      .items.map((item) => item.keyword_data.keyword)
  expect(new Set([...namesOf(first), ...namesOf(next)]).size).toBe(10)
})

test('more than 2,000 calls a minute are answered unless quotas are kept', () => {
  const stage = createStage({ seed: 1, size: 1 })
  stage.clock.freeze()
  const service = createDataForSeoService({
    stage,
    account: createAccount(),
    queue: createQueue(stage.clock, createNotes(1)),
  })
  const basic = Buffer.from(`${SANDBOX_KEYS.dataForSeo.login}:${SANDBOX_KEYS.dataForSeo.password}`).toString(
    'base64',
  )
  const ask = () =>
    service({
      method: 'GET',
      url: new URL(`http://sandbox.test${SERP}/tasks_ready`),
      headers: { authorization: `Basic ${basic}` },
      body: '',
      bytes: Buffer.from(''),
      fault: null,
      signal: new AbortController().signal,
    })
  const [accepted, refused] = [expect.stringContaining('20000'), expect.stringContaining('40202')]
  for (let round = 0; round < 2001; round++) expect(ask()).toMatchObject({ body: accepted })
  stage.faults.quotas.areKept = true
  for (let round = 0; round < 2000; round++) expect(ask()).toMatchObject({ body: accepted })
  expect(ask()).toMatchObject({ body: refused })
})

test('related keywords of related keywords are found from depth 2 on', async () => {
  const path = '/v3/dataforseo_labs/google/related_keywords/live'
  const countAt = async (depth: number) => {
    const { tasks } = await call(path, [{ keyword: 'best tents', depth, limit: 1000 }])
    return z.object({ total_count: z.number() }).parse(itemAt(tasks, 0).result?.[0]).total_count
  }
  expect(await countAt(1)).toBeGreaterThan(20)
  expect(await countAt(2)).toBeGreaterThan(4 * (await countAt(1)))
})

test('a planned fault is an error in the format of DataForSEO, and ends', async () => {
  await control.order('/faults', { service: 'dataForSeo', kind: 'rate_limited', times: 1 })
  expect(await call(`${SERP}/tasks_ready`)).toMatchObject({ status: 200, status_code: 40202 })
  expect((await call(`${SERP}/tasks_ready`)).status_code).toBe(20000)
})
