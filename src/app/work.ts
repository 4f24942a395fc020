import type { FastifyInstance } from 'fastify'
import { forgetAccounts } from '#features/accounts/server/index.ts'
import { forgetSources } from '#features/writing/server/index.ts'
import type { Disk } from '#platform/server/disk/watch-disk.ts'
import { everyDay } from '#platform/server/every-day.ts'
import { drain, type Lifecycle } from '#platform/server/http/lifecycle.ts'
import type { RunnablePipeline } from '#platform/server/jobs/pipeline.ts'
import { startWorker, type Worker } from '#platform/server/jobs/worker.ts'
import type { Log } from '#platform/server/log.ts'
import type { Config } from './config/config.ts'
import { PROGRAM_NAME } from './installation.ts'
import { blogUrlOf } from './listen.ts'
import type { Opened } from './opened.ts'
import { openPublishing } from './outside/publishing.ts'
import type { Outside } from './outside/open-outside.ts'
import { pipelines as productPipelines, type PipelineServices } from './pipelines.ts'
import type { Stores } from './stores.ts'

/** Load balancers that call /readyz every second notice within this time that the process stops. */
const NOTICE_MS = 3_000
/** How long statements may continue at a stop: a little longer than steps, so that a step that is ended knows why. */
const STATEMENTS_MS = 5_500
const AGAIN_MS = 1_000

interface WorkInput {
  config: Config
  workerId: string
  stores: Stores
  disk: Disk
  outside: Outside
  /** Default: those of the product. */
  pipelines?: RunnablePipeline<PipelineServices>[]
  closing: AsyncDisposableStack
}

/** Starts what a process with the role `worker` does: the steps of runs, and the daily deletion of what is old. */
export async function startWork({ log }: { log: Log }, input: WorkInput): Promise<Worker> {
  const { config, workerId, stores, disk, outside, pipelines = productPipelines, closing } = input
  const { providers, connections } = outside
  const worker = await startWorker(
    { log, database: stores.workDatabase },
    {
      disk,
      url: stores.url,
      mostOfWorkspace: config.runsOfWorkspace,
      name: PROGRAM_NAME,
      id: workerId,
      pipelines,
      services: {
        providers,
        costs: config.costs,
        facts: stores.facts,
        connections,
        blogUrl: blogUrlOf(config),
        publishing: openPublishing(outside, blogUrlOf(config)),
      },
    },
  )
  const { database } = stores
  const days = [
    everyDay(
      { log },
      {
        failure: 'old events of accounts could not be forgotten',
        work: () => forgetAccounts({ database }, config.keptDays),
      },
    ),
    everyDay(
      { log },
      { failure: 'old source pages could not be forgotten', work: () => forgetSources({ database }) },
    ),
  ]
  for (const day of days) closing.defer(() => day.stop())
  return worker
}

interface EndInput {
  config: Config
  lifecycle: Lifecycle
  opened: Opened
}

/** Lets requests and steps end; after a while the statements that they still wait for are cancelled. */
export async function endWork(
  servers: readonly FastifyInstance[],
  { config, lifecycle, opened }: EndInput,
): Promise<void> {
  const ending = endStatementsSoon(opened)
  const noticeMs = noticeOf(config)
  await Promise.all([
    ...servers.map((server) => drain(server, lifecycle, { noticeMs })),
    opened.worker?.stop(),
  ])
  ending.stop()
}

/** A load balancer can send requests to other processes only when they share a database of the operator's. */
function noticeOf({ databaseUrl }: Config): number {
  return databaseUrl === undefined ? 0 : NOTICE_MS
}

/** Cancels repeatedly, because a transaction may continue with another statement. */
function endStatementsSoon(opened: Opened): { stop(): void } {
  let timer = setTimeout(end, STATEMENTS_MS)
  function end() {
    void opened.stores?.cancelStatements()
    timer = setTimeout(end, AGAIN_MS)
  }
  return { stop: () => clearTimeout(timer) }
}
