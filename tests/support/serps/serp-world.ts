import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import { collectSerps } from '#features/serps/server/index.ts'
import type { Collected } from '#features/serps/server/collecting/collect-serps.ts'
import type { CostSettings } from '#features/billing/contract.ts'
import { connectDataForSeoSerps } from '#integrations/serp/dataforseo.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { SANDBOX_KEYS, startSandbox } from '../../../sandbox/start-sandbox.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { makeJobWorld, type JobWorkspace, type JobWorld } from '#tests/support/jobs/job-world.ts'
import { countWorld } from '#tests/support/worlds.ts'
import { itemAt } from '#platform/items.ts'

export const MARKET = { location: '2840', country: 'US', language: 'en', device: 'desktop' } as const

const payload = z.object({ contentplanId: z.number(), keywords: z.array(z.string()) })

/** Keywords that search results can be requested for. */
export function listKeywords(count: number, word = 'tent'): string[] {
  return Array.from({ length: count }, (_, index) => `${word} ${index}`)
}

/** Two workspaces, and a sandbox whose DataForSEO costs money. */
export async function makeSerpWorld() {
  const jobs = await makeJobWorld()
  countWorld('sandbox')
  const sandbox = await startSandbox()
  onTestFinished(() => sandbox.stop())
  const control = createControlClient(sandbox.controlUrl)
  await control.order('/dataforseo', { delayMs: 0 })
  const { request } = openOutboundTo(sandbox.services.dataForSeo)
  const provider = connectDataForSeoSerps({
    baseUrl: sandbox.services.dataForSeo,
    ...SANDBOX_KEYS.dataForSeo,
    request,
  })
  const world = { jobs, control, provider }
  return {
    ...world,
    readSpent: async () => {
      const { dataforseo } = z
        .object({ dataforseo: z.object({ spent: z.number() }) })
        .parse(await control.order('/clock', {}))
      return Math.round(dataforseo.spent * 1_000_000)
    },
    readLedger: async ({ workspaceId }: JobWorkspace) => {
      const rows =
        await jobs.look(`select count(*)::int as entries, coalesce(sum(cost), 0)::int as cost, coalesce(sum(units), 0)::int as units,
           (select coalesce(sum(spent), 0)::int from cost_months where workspace_id = ${workspaceId}) as month
         from cost_entries where workspace_id = ${workspaceId}`)
      return rows[0]
    },
    countKept: async () => Number(itemAt(await jobs.look('select count(*)::int as n from serps'), 0)['n']),
    countTasks: async () =>
      Number(itemAt(await jobs.look('select count(*)::int as n from serp_tasks'), 0)['n']),
    listPaths: async () =>
      (await control.listCalls('dataForSeo')).map(({ path }) => path.split('/')[5] ?? ''),
    untilState: async (runId: number, state: string, workspace = jobs.own) =>
      untilState(jobs, runId, state, workspace),
  }
}

export type SerpWorld = Awaited<ReturnType<typeof makeSerpWorld>>

/** A pipeline that collects search results and notes what each run has collected. */
export function makeCollecting({
  provider,
  costs = { monthlyCap: null },
  attempts,
  onProgress,
}: {
  provider: SerpProvider | null
  costs?: Pick<CostSettings, 'monthlyCap'>
  attempts?: number
  onProgress?: (done: number) => void
}) {
  const collected: Collected[] = []
  const made = pipeline({
    name: 'collecting',
    payload,
    key: ({ contentplanId, keywords }) => `plan ${contentplanId} ${keywords[0]} ${keywords.length}`,
    about: ({ contentplanId }) => ({ contentplanId }),
    steps: [
      step({
        name: 'Crawling',
        backOffSeconds: 0,
        ...(attempts === undefined ? {} : { attempts }),
        work: async (ctx, { keywords }: z.infer<typeof payload>) => {
          const report = onProgress && (({ done }: { done: number }) => onProgress(done))
          const found = await collectSerps(ctx, {
            provider,
            keywords,
            market: MARKET,
            costs,
            onProgress: report,
          })
          collected.push(found)
        },
      }),
    ],
  })
  return { pipeline: made, collected }
}

type Collecting = ReturnType<typeof makeCollecting>

export async function startCollecting(
  { jobs }: Pick<SerpWorld, 'jobs'>,
  collecting: Collecting,
  keywords: string[],
  workspace: JobWorkspace = jobs.own,
): Promise<number> {
  const { contentplanId } = workspace
  const { runId } = await jobs.as(workspace, (ctx) =>
    startPipeline(ctx, collecting.pipeline, { contentplanId, keywords }),
  )
  return runId
}

/** Waits until the run has a state; fails at once if it ends in another one. */
async function untilState(jobs: JobWorld, runId: number, state: string, workspace: JobWorkspace) {
  let run = await jobs.read(workspace, runId)
  const isReached = async () => {
    run = await jobs.read(workspace, runId)
    return run.state === state || run.endedAt !== null
  }
  await expect.poll(isReached, { timeout: 60_000 }).toBe(true)
  expect(run).toMatchObject({ state })
  return run
}
