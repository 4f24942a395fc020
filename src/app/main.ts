import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { applySignInSettings, forgetAccountsDaily, hasDemo } from '#features/accounts/server/index.ts'
import { shareResults } from '#features/serps/server/index.ts'
import { applyUsageLimits } from '#features/workspaces/server/index.ts'
import { Temporary } from '#platform/errors.ts'
import { drain, type Lifecycle } from '#platform/server/http/lifecycle.ts'
import { measureCalls } from '#platform/server/outbound/measure-calls.ts'
import { watchDisk, type WatchedDisk } from '#platform/server/disk/watch-disk.ts'
import type { RunnablePipeline } from '#platform/server/jobs/pipeline.ts'
import { startWorker, type Worker } from '#platform/server/jobs/worker.ts'
import { startWatchdog } from '#platform/server/watchdog/watchdog.ts'
import { serveFeatures } from './api/serve-features.ts'
import { buildWebApp } from './web-build.ts'
import type { Config } from './config/config.ts'
import { lockDataFolder } from './data-lock.ts'
import { checkExposure } from './doctor/check-exposure.ts'
import { PROGRAM_NAME } from './installation.ts'
import { addressOf, listen } from './listen.ts'
import { pipelines as productPipelines, type PipelineServices } from './pipelines.ts'
import { chooseConnections } from './outside/outside.ts'
import { describePorts } from './outside/ports.ts'
import { payAsMember } from './outside/paid-ports.ts'
import { openProviders } from './outside/providers.ts'
import { fillGaps, type LaunchSandbox } from './outside/sandbox.ts'
import { seedDemo } from './seed-demo.ts'
import { createServer } from './server.ts'
import { startServices, type Services } from './services.ts'

/** Long enough for whoever looks at /readyz every second. */
const NOTICE_MS = 3_000

export interface StartInput {
  config: Config
  /** Told what takes longer, one line each. */
  say: (line: string) => void
  /** Aborted: the start ends as soon as it can, with everything closed again. */
  signal: AbortSignal
  /** Starts the made-up services; null: there are none, and what is not configured is not there. */
  launchSandbox: LaunchSandbox | null
  /** Those of the product if absent. */
  pipelines?: RunnablePipeline<PipelineServices>[]
  /** How long the event loop may stand still. */
  standstillMs?: number
}

export interface Running {
  address: string
  stop(): Promise<void>
}

/** How long statements may go on at a stop: a little longer than steps, so that a step that is ended knows why. */
const STATEMENTS_MS = 5_500
const AGAIN_MS = 1_000

/** Only on a database of their own can other processes take over, and something shares requests out. */
const noticeOf = ({ databaseUrl }: Config) => (databaseUrl === undefined ? 0 : NOTICE_MS)

/** After a while the database is told to end what answers and steps still wait for, again and again until they are over. */
function endStatementsSoon(find: () => Services | null): { stop(): void } {
  let timer = setTimeout(end, STATEMENTS_MS)
  function end() {
    void find()?.cancelStatements()
    timer = setTimeout(end, AGAIN_MS)
  }
  return { stop: () => clearTimeout(timer) }
}

/** Starts the program; whatever was opened is closed again, last one first, when it stops or a step fails. */
export async function startKeyloom(input: StartInput): Promise<Running> {
  const { config, say, signal, launchSandbox, pipelines = productPipelines, standstillMs } = input
  await using closing = new AsyncDisposableStack()
  const watching = closing.use(new AsyncDisposableStack())
  const lifecycle: Lifecycle = { phase: 'starting' }
  let services: Services | null = null
  const findProblem = async () => (services === null ? 'The database is starting.' : services.findProblem())

  const lock = config.databaseUrl === undefined ? await lockDataFolder(config.dataFolder) : null
  closing.defer(() => lock?.release())
  const started = () => {
    if (services === null) throw new Temporary('Keyloom is starting; please try again in a moment.')
    return services
  }
  const settings = { ...config, publicUrl: config.publicUrl ?? addressOf(config) }
  const database = () => started().database
  const calls = measureCalls()
  const { observe } = calls
  const behind = await fillGaps(config, { launch: launchSandbox, say, closing })
  const { publicUrl } = settings
  const providers = openProviders(behind, publicUrl, observe)
  closing.defer(() => providers.close())
  const connections = chooseConnections({
    config,
    behind,
    ports: describePorts(behind, providers.ports),
    publicUrl,
    database,
    closing,
    observe,
  })
  const paying = { database, costs: config.costs }
  const keywords = { providers: payAsMember(providers, paying), database }
  const grouping = { providers, costs: config.costs }
  const performance = { facts: () => started().facts }
  let watched: WatchedDisk | null = null
  const disk = { findProblem: () => watched?.findProblem() ?? null }
  const features = {
    disk,
    database,
    databaseUrl: () => started().poolUrl,
    settings,
    connections,
    keywords,
    grouping,
    performance,
  }
  const server = await createServer({
    ...config,
    disk,
    metrics: {
      token: config.metricsToken,
      countConnections: () => services?.countConnections() ?? null,
      registries: [calls.registry],
    },
    lifecycle,
    findProblem,
    ...(config.servesWeb
      ? { serveFeatures: (to: FastifyInstance) => serveFeatures(to, features) }
      : { webFolder: null }),
  })
  const servicesClosing = closing.use(new AsyncDisposableStack())
  let worker: Worker | null = null
  closing.defer(async () => {
    const ending = endStatementsSoon(() => services)
    await Promise.all([drain(server, lifecycle, { noticeMs: noticeOf(config) }), worker?.stop()])
    ending.stop()
  })
  await listen(server, config)

  const ctx = { log: server.log }
  watched = await watchDisk(ctx, { folder: config.dataFolder, floorMegabytes: config.freeDisk })
  servicesClosing.defer(() => watched?.stop())
  const failed = new AbortController()
  const building = config.servesWeb
    ? buildWebApp({ say, signal: AbortSignal.any([signal, failed.signal]) })
    : Promise.resolve()
  building.catch(() => {})
  closing.defer(() => failed.abort())
  services = await startServices(ctx, { config, say, closing: servicesClosing })
  await applySignInSettings(services, settings)
  await shareResults(services, { isShared: config.sharesResults })
  await applyUsageLimits(services, config.usageLimits)
  const id = randomUUID()
  const watchdog = startWatchdog(ctx, {
    limitMs: standstillMs,
    isLogging: config.logLevel !== 'silent',
    worker: config.worksJobs ? { id, url: services.poolUrl } : null,
  })
  watching.defer(() => watchdog.stop())
  if (config.worksJobs)
    worker = await startWorker(
      { log: server.log, database: services.workDatabase },
      {
        disk,
        url: services.url,
        mostOfWorkspace: config.runsOfWorkspace,
        name: PROGRAM_NAME,
        id,
        pipelines,
        services: { providers, costs: config.costs, facts: services.facts, connections },
      },
    )
  if (config.worksJobs) {
    const forgetting = forgetAccountsDaily({ log: server.log, database: services.database }, config.keptDays)
    servicesClosing.defer(() => forgetting.stop())
  }
  await building
  signal.throwIfAborted()

  if (config.servesWeb)
    for (const { about, message, state } of checkExposure(config))
      if (state === 'warn') say(`Please note: ${about} ${message}`)
  lifecycle.phase = 'ready'
  const address = addressOf(config)
  lock?.announce(address)
  const seeding = new AbortController()
  closing.defer(() => seeding.abort())
  if (behind.shop !== null && config.databaseUrl === undefined && hasDemo(settings))
    void seedDemo(server, {
      shop: behind.shop,
      // Only where it is the made-up Google.
      allowReading: behind.madeUp.includes('search-console') ? behind.allowReading : null,
      signal: seeding.signal,
    }).catch((error: unknown) => {
      if (lifecycle.phase === 'ready') server.log.warn({ err: error }, 'the demo is not filled')
    })
  const kept = closing.move()
  return { address, stop: () => kept.disposeAsync() }
}
