import { z } from 'zod'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { readShape } from '../service-answer.ts'
import {
  callDataForSeo,
  expectTaskSuccess,
  nameDataForSeo,
  type DataForSeoInput,
  type DataForSeoTask,
} from '../dataforseo-call.ts'
import { makeSerp, type PostedSerp, type Serp, type SerpProvider, type SerpQuery } from './index.ts'

const PATH = '/v3/serp/google/organic'
const LIVE_PRICE = 0.002
const STANDARD_PRICE = 0.0006
const BATCH = 100
const DEPTH = 10
const IN_WORK = new Set([20_100, 40_601, 40_602])
const NOTHING_FOUND = 40_102

const result = z.object({
  items: z
    .array(
      z.object({
        type: z.string(),
        rank_absolute: z.number().nullish(),
        url: z.string().nullish(),
        title: z.string().nullish(),
      }),
    )
    .nullish(),
})
const readyTask = z.object({ id: z.string() })

/** Google's results from DataForSEO: live, or by its standard queue in batches of 100. */
export function connectDataForSeoSerps(input: DataForSeoInput): SerpProvider {
  const { isSandbox = false } = input
  return {
    name: 'dataforseo',
    label: nameDataForSeo(input),
    isSandbox,
    pricePerSerp: isSandbox ? 0 : LIVE_PRICE,
    devices: ['desktop', 'mobile'],
    fetchSerp: async (query, { signal }) => {
      const [task] = await callDataForSeo(input, {
        path: `${PATH}/live/regular`,
        body: [describe(query)],
        signal,
      })
      return readSerp(input, task, query)
    },
    queue: {
      pricePerSerp: isSandbox ? 0 : STANDARD_PRICE,
      batchSize: BATCH,
      post: async (queries, { signal }) => {
        const body = queries.slice(0, BATCH).map(describe)
        const tasks = await callDataForSeo(input, { path: `${PATH}/task_post`, body, signal })
        return queries.map((_query, index) => readPosted(input, tasks[index]))
      },
      listReady: async ({ signal }) => {
        const tasks = await callDataForSeo(input, { path: `${PATH}/tasks_ready`, signal })
        return tasks.flatMap((task) =>
          task.result.map((ready) => readShape(nameDataForSeo(input), readyTask, ready).id),
        )
      },
      get: async (taskId, query, { signal }) => {
        const path = `${PATH}/task_get/regular/${encodeURIComponent(taskId)}`
        const [task] = await callDataForSeo(input, { path, signal })
        return task !== undefined && IN_WORK.has(task.status_code) ? null : readSerp(input, task, query)
      },
    },
  }
}

function describe({ keyword, location, language, device }: SerpQuery) {
  return {
    keyword,
    location_code: Number(location),
    language_code: language,
    device,
    depth: DEPTH,
  }
}

function readPosted(input: DataForSeoInput, task: DataForSeoTask | undefined): PostedSerp {
  try {
    expectTaskSuccess(input, task?.status_code ?? 0)
    return { taskId: task?.id ?? '', failure: null }
  } catch (error) {
    if (error instanceof AdapterError) return { taskId: null, failure: error }
    throw error
  }
}

function readSerp(input: DataForSeoInput, task: DataForSeoTask | undefined, query: SerpQuery): Serp {
  const fetchedAt = new Date()
  if (task?.status_code === NOTHING_FOUND) return makeSerp(query, { results: [], fetchedAt })
  expectTaskSuccess(input, task?.status_code ?? 0)
  const { items } = readShape(nameDataForSeo(input), result, task?.result[0] ?? {})
  const organic = (items ?? [])
    .filter(({ type }) => type === 'organic')
    .toSorted((a, b) => (a.rank_absolute ?? 0) - (b.rank_absolute ?? 0))
  const results = organic.map(({ url, title }) => ({ url: url ?? '', title: title ?? '' }))
  return makeSerp(query, { results, fetchedAt })
}
