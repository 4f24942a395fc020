import { randomUUID } from 'node:crypto'
import { applySignInSettings } from '#features/accounts/server/index.ts'
import { shareResults } from '#features/serps/server/index.ts'
import { applyUsageLimits } from '#features/workspaces/server/index.ts'
import { watchDisk } from '#platform/server/disk/watch-disk.ts'
import type { Lifecycle } from '#platform/server/http/lifecycle.ts'
import type { RunnablePipeline } from '#platform/server/jobs/pipeline.ts'
import { startWatchdog } from '#platform/server/watchdog/watchdog.ts'
import type { Screen } from './cli/screen.ts'
import type { Config } from './config/config.ts'
import { openBlogServer } from './blog-server.ts'
import { lockDataFolder } from './data-lock.ts'
import { checkExposure } from './doctor/check-exposure.ts'
import { addressOf, listen, publicUrlOf } from './listen.ts'
import { storesOf, type Opened } from './opened.ts'
import { fillDemo } from './outside/demo/fill-demo.ts'
import { openOutside } from './outside/open-outside.ts'
import type { LaunchSandbox } from './outside/sandbox.ts'
import type { PipelineServices } from './pipelines.ts'
import { createProductServer } from './product-server.ts'
import { openStores, type Stores } from './stores.ts'
import { buildWebApp } from './web-build.ts'
import { endWork, startWork } from './work.ts'

export interface StartInput extends Screen {
  config: Config
  /** When aborted, the start ends as soon as it can, with everything closed again. */
  signal: AbortSignal
  /** Starts the made-up services; null when there are none, so that ports that are not configured have no service. */
  launchSandbox: LaunchSandbox | null
  /** Default: those of the product. */
  pipelines?: RunnablePipeline<PipelineServices>[]
  /** How long the event loop may stand still. */
  standstillMs?: number
}

interface Running {
  address: string
  stop(): Promise<void>
}

/**
 * Starts the program. What was opened is closed again, the last one first, when it stops or a step of the start fails.
 */
export async function startKeyloom(input: StartInput): Promise<Running> {
  const { config, say, signal } = input
  await using closing = new AsyncDisposableStack()
  // Closed last, so that the watchdog also ends a stop that stands still.
  const watching = closing.use(new AsyncDisposableStack())
  const lifecycle: Lifecycle = { phase: 'starting' }
  const opened: Opened = { stores: null, disk: null, worker: null }

  const lock = config.databaseUrl === undefined ? await lockDataFolder(config.dataFolder) : null
  closing.defer(() => lock?.release())
  const outside = await openOutside(config, { ...input, database: () => storesOf(opened).database, closing })
  const server = await createProductServer(config, { outside, opened, lifecycle, writeLog: input.writeLog })
  // Closed after the drain, because requests and steps that still run need the stores.
  const storesClosing = closing.use(new AsyncDisposableStack())
  const servers = [server]
  closing.defer(() => endWork(servers, { config, lifecycle, opened }))
  await listen(server, config)
  const blogServer = await openBlogServer(config, {
    ...input,
    lifecycle,
    database: () => storesOf(opened).database,
  })
  if (blogServer !== null) servers.push(blogServer)

  const ctx = { log: server.log }
  const disk = await watchDisk(ctx, { folder: config.dataFolder, floorMegabytes: config.freeDisk })
  storesClosing.defer(() => disk.stop())
  opened.disk = disk
  const building = startWebBuild(input, closing)
  const stores = await openStores(ctx, { config, say, closing: storesClosing })
  opened.stores = stores
  await applySettings(stores, config)
  const workerId = config.worksJobs ? randomUUID() : null
  const watchdog = startWatchdog(ctx, {
    limitMs: input.standstillMs,
    isLogging: config.logLevel !== 'silent',
    worker: workerId === null ? null : { id: workerId, url: stores.poolUrl },
  })
  watching.defer(() => watchdog.stop())
  if (workerId !== null)
    opened.worker = await startWork(ctx, {
      ...input,
      workerId,
      stores,
      disk,
      outside,
      closing: storesClosing,
    })
  await building
  signal.throwIfAborted()

  sayExposure(input)
  lifecycle.phase = 'ready'
  const address = addressOf(config)
  lock?.announce(address)
  fillDemo(server, { config, portServices: outside.portServices, lifecycle, closing })
  const kept = closing.move()
  return { address, stop: () => kept.disposeAsync() }
}

/** Builds the web app while the database starts. An error is thrown where the promise is awaited. */
function startWebBuild({ config, say, signal }: StartInput, closing: AsyncDisposableStack): Promise<void> {
  if (!config.servesWeb) return Promise.resolve()
  const failed = new AbortController()
  closing.defer(() => failed.abort())
  const building = buildWebApp({ say, signal: AbortSignal.any([signal, failed.signal]) })
  building.catch(() => {})
  return building
}

/** Writes those settings to the database that its own functions check. */
async function applySettings(stores: Stores, config: Config): Promise<void> {
  await applySignInSettings(stores, { ...config, publicUrl: publicUrlOf(config) })
  await shareResults(stores, { isShared: config.sharesResults })
  await applyUsageLimits(stores, config.usageLimits)
}

function sayExposure({ config, tell }: StartInput): void {
  if (!config.servesWeb) return
  for (const { about, message, state } of checkExposure(config))
    if (state === 'warn') tell(`Please note: ${about} ${message}`)
}
