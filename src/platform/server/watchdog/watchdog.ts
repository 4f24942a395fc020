import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'
import type { Log } from '../log.ts'
import { watchSteps } from './current-work.ts'
import { MOST_SILENT_TICKS } from './silence.ts'

const LIMIT_MS = 30_000

interface WatchdogInput {
  /** How long the event loop may stand still. Default: 30 seconds. */
  limitMs?: number | undefined
  /** Whether the log is written at all. */
  isLogging: boolean
  /** The worker of this process: the watchdog records in the database which step stopped it. null without a worker. */
  worker: { id: string; url: string } | null
}

/** The data for the thread. The shared memory holds the beat, and whether a debugger may hold the program. */
export interface ThreadData extends Omit<WatchdogInput, 'limitMs'> {
  memory: Int32Array<SharedArrayBuffer>
  tickMs: number
}

/** Indexes in the shared memory. */
export const BEAT = 0
export const IS_DEBUGGED = 1

/**
 * Ends the process when its event loop stands still. Code in that event loop could not do so; a separate thread
 * watches, logs whose code was running, and ends the process with the signal SIGALRM.
 */
export function startWatchdog(
  ctx: { log: Log },
  { limitMs = LIMIT_MS, ...input }: WatchdogInput,
): { stop(): Promise<void> } {
  const memory = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  const tickMs = limitMs / MOST_SILENT_TICKS
  const workerData: ThreadData = { ...input, memory, tickMs }
  const thread = new Worker(new URL('watchdog-thread.ts', import.meta.url), { workerData })
  thread.on('error', (error) => ctx.log.error({ err: error }, 'nothing watches over the program any more'))
  thread.unref()
  const beat = () => {
    Atomics.store(memory, IS_DEBUGGED, inspector.url() === undefined ? 0 : 1)
    Atomics.add(memory, BEAT, 1)
  }
  beat()
  const beating = setInterval(beat, tickMs / 2).unref()
  const endSteps = watchSteps((steps) => thread.postMessage(steps))
  return {
    async stop() {
      endSteps()
      await thread.terminate()
      clearInterval(beating)
    },
  }
}
