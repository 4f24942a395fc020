import { z } from 'zod'
import { createRateLimit } from '../../stage/rate-limit.ts'
import type { Stage } from '../../stage/stage.ts'
import { readBasic, readJson, type Call, type Reply, type Service } from '../service.ts'
import { SANDBOX_LOGIN, type Account } from './account.ts'
import { replyFault, replyProblem, replyTasks, type Task } from './envelope.ts'
import {
  listRelatedItems,
  listSuggestions,
  listVolumes,
  relatedTaskSchema,
  volumeTaskSchema,
} from './keyword-data.ts'
import { describeSerp, PRICES, serpTaskSchema } from './organic.ts'
import type { Queue } from './queue.ts'

export { createAccount, SANDBOX_LOGIN } from './account.ts'
export type { Account } from './account.ts'
export { createQueue } from './queue.ts'
export type { Queue } from './queue.ts'

const CALLS_A_MINUTE = 2000
const MOST_TASKS = 100
const VOLUME_PRICE = 0.075
const LABS_PRICE = { call: 0.01, item: 0.0001 }

interface Desk {
  stage: Stage
  account: Account
  queue: Queue
}

type Endpoint = (desk: Desk, path: string, body: unknown) => Reply

const GETS: [RegExp, Endpoint][] = [
  [/^\/v3\/serp\/google\/organic\/tasks_ready$/, listReady],
  [/^\/v3\/serp\/google\/organic\/task_get\/(regular|advanced)\/[\w-]+$/, getTask],
  [/^\/v3\/appendix\/user_data$/, showAccount],
]
const POSTS: [RegExp, Endpoint][] = [
  [/^\/v3\/serp\/google\/organic\/task_post$/, postTasks],
  [/^\/v3\/serp\/google\/organic\/live\/(regular|advanced)$/, searchLive],
  [/^\/v3\/keywords_data\/google_ads\/search_volume\/live$/, countVolumes],
  [/^\/v3\/dataforseo_labs\/google\/(related_keywords|keyword_suggestions)\/live$/, findRelated],
]

/** Version 3 of DataForSEO's API: search results from the queue or live, volumes and related keywords. */
export function createDataForSeoService(desk: Desk): Service {
  const waitFor = createRateLimit(() => desk.stage.clock.now(), CALLS_A_MINUTE)
  return (call) => {
    if (call.fault !== null) return replyFault(call.fault)
    const person = readBasic(call)
    if (person?.name !== SANDBOX_LOGIN.login || person.password !== SANDBOX_LOGIN.password)
      return replyProblem('unauthorized')
    if (desk.stage.faults.quotas.areKept && waitFor(person.name) > 0) return replyProblem('tooFast')
    return answer(desk, call)
  }
}

function answer(desk: Desk, call: Call): Reply {
  const path = call.url.pathname.replace(/\.ai$|\/$/, '')
  const endpoints = call.method === 'GET' ? GETS : POSTS
  const [, endpoint] = endpoints.find(([pattern]) => pattern.test(path)) ?? []
  if (endpoint === undefined) return replyProblem('absent')
  return endpoint(desk, path, call.method === 'GET' ? null : readJson(call))
}

function postTasks(desk: Desk, path: string, body: unknown): Reply {
  return replyEach(body, (data) => {
    const parsed = serpTaskSchema.safeParse(data)
    if (!parsed.success) return refuse(path, data, parsed.error)
    const cost = parsed.data.priority === 2 ? PRICES.first : PRICES.queued
    if (!desk.account.pay(cost)) return { code: 'noMoney', path, data, result: null }
    return { id: desk.queue.post(parsed.data).id, code: 'created', cost, path, data, result: null }
  })
}

function listReady({ queue }: Desk, path: string): Reply {
  const result = queue.listReady().map(({ id, task }) => ({
    id,
    se: 'google',
    se_type: 'organic',
    tag: task.tag ?? '',
    endpoint_regular: `/v3/serp/google/organic/task_get/regular/${id}`,
    endpoint_advanced: `/v3/serp/google/organic/task_get/advanced/${id}`,
  }))
  return replyTasks([{ code: 'ok', path, data: { api: 'serp', function: 'tasks_ready' }, result }])
}

function getTask({ stage, queue }: Desk, path: string): Reply {
  const [kind, id = ''] = path.split('/').slice(-2)
  const queued = queue.find(id)
  if (queued === null) return replyTasks([{ id, code: 'noTask', path, data: {}, result: null }])
  const data = { api: 'serp', function: 'task_get', ...queued.task }
  if (!queue.isReady(queued)) return replyTasks([{ id, code: 'queued', path, data, result: null }])
  queue.markFetched(queued)
  return replyTasks([
    { id, code: 'ok', path, data, result: [describeSerp(stage, queued.task, kind === 'advanced')] },
  ])
}

function searchLive({ stage, account }: Desk, path: string, body: unknown): Reply {
  return replyEach(
    body,
    (data) => {
      const parsed = serpTaskSchema.safeParse(data)
      if (!parsed.success) return refuse(path, data, parsed.error)
      if (!account.pay(PRICES.live)) return { code: 'noMoney', path, data, result: null }
      const result = [describeSerp(stage, parsed.data, path.endsWith('advanced'))]
      return { code: 'ok', cost: PRICES.live, path, data, result }
    },
    1,
  )
}

function countVolumes({ stage, account }: Desk, path: string, body: unknown): Reply {
  return replyEach(
    body,
    (data) => {
      const parsed = volumeTaskSchema.safeParse(data)
      if (!parsed.success) return refuse(path, data, parsed.error)
      if (!account.pay(VOLUME_PRICE)) return { code: 'noMoney', path, data, result: null }
      const result = listVolumes(stage, parsed.data.keywords, parsed.data)
      return { code: 'ok', cost: VOLUME_PRICE, path, data, result }
    },
    1,
  )
}

function findRelated({ stage, account }: Desk, path: string, body: unknown): Reply {
  return replyEach(
    body,
    (data) => {
      const parsed = relatedTaskSchema.safeParse(data)
      if (!parsed.success) return refuse(path, data, parsed.error)
      const list = path.includes('related_keywords') ? listRelatedItems : listSuggestions
      const result = list(stage, parsed.data)
      const cost = LABS_PRICE.call + LABS_PRICE.item * result.items_count
      if (!account.pay(cost)) return { code: 'noMoney', path, data, result: null }
      return { code: 'ok', cost, path, data, result: [result] }
    },
    1,
  )
}

function showAccount({ account }: Desk, path: string): Reply {
  const money = { total: account.balance() + account.spent(), balance: account.balance() }
  const result = [{ login: SANDBOX_LOGIN.login, timezone: 'UTC', money }]
  return replyTasks([{ code: 'ok', path, data: { api: 'appendix', function: 'user_data' }, result }])
}

/** Runs each task of a body; one that fails does not affect the others. */
function replyEach(body: unknown, run: (data: Record<string, unknown>) => Task, most = MOST_TASKS): Reply {
  const parsed = z.array(z.record(z.string(), z.unknown())).min(1).safeParse(body)
  if (!parsed.success) return replyProblem('badBody')
  return parsed.data.length > most ? replyProblem('manyTasks') : replyTasks(parsed.data.map(run))
}

function refuse(path: string, data: Record<string, unknown>, error: z.ZodError): Task {
  const field = error.issues[0]?.path.join('.') ?? ''
  return { code: 'invalid', message: `Invalid Field: '${field}'.`, path, data, result: null }
}
