import { onTestFinished } from 'vitest'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { RunLost } from '#platform/server/jobs/lease.ts'
import type { RunnablePipeline } from '#platform/server/jobs/pipeline.ts'
import type { WorkerTimes } from '#platform/server/jobs/worker-times.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'

/**
 * Where a process can be killed: before a transaction, in it before its commit, after its commit; before a call outside,
 * at a piece of its answer, after its answer.
 */
const PLACES = ['begin', 'commit', 'committed', 'ask', 'piece', 'answer'] as const
type Place = (typeof PLACES)[number]

interface Moment {
  place: Place
  /** How often the worker has been at such a place, with this one. */
  count: number
  /** The same over all places. */
  total: number
}

interface MortalInput<Services> {
  id: string
  url: string
  database: Database
  pipelines: RunnablePipeline<Services>[]
  /** Makes the services whose calls end with the worker. */
  services: (life: Life) => Services
  times: WorkerTimes
  /** Whether the worker is killed here. */
  diesAt: (moment: Moment) => boolean
  /** Is called once, at the death. */
  onDeath: () => void
  /** How many runs it works on at a time. */
  slots?: number
}

const silent = { warn: () => {}, error: () => {} }

/**
 * A worker in this process that can end like one that is killed: from then on nothing of it is written, asked, said or
 * returned, no `finally` runs, and an open transaction is rolled back.
 */
export async function startMortalWorker<Services>({
  id,
  url,
  database,
  pipelines,
  services,
  times,
  diesAt,
  onDeath,
  slots = 2,
}: MortalInput<Services>) {
  const death = new AbortController()
  const burial = Promise.withResolvers<never>()
  burial.promise.catch(() => {})
  const counts = new Map<Place, number>()
  let total = 0

  /** Notes the place. Of a dead worker it resolves never; it rejects at the burial. */
  async function pass(place: Place): Promise<void> {
    if (!death.signal.aborted) {
      const count = (counts.get(place) ?? 0) + 1
      counts.set(place, count)
      if (diesAt({ place, count, total: ++total })) die()
    }
    if (death.signal.aborted) await burial.promise
  }
  function die(): void {
    if (death.signal.aborted) return
    death.abort(new RunLost('This worker was killed.'))
    onDeath()
  }
  async function live<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work.catch(async (error: unknown) => {
      if (death.signal.aborted) await burial.promise
      throw error
    })
    if (death.signal.aborted) await burial.promise
    return result
  }

  const mortal = mortalDatabase(database, { pass, live, death: death.signal })
  const worker = await startWorker(
    { log: silent, database: mortal },
    {
      url,
      name: 'mortal',
      pipelines,
      services: services({ pass, live, death: death.signal }),
      times,
      id,
      slots,
      finishMs: 0,
    },
  )
  // The dead worker's promises end only after its runs have, so that it cannot end their jobs.
  const bury = async () => {
    die()
    burial.reject(death.signal.reason)
    await worker.stop()
  }
  onTestFinished(bury)
  /** Ends it at once, when its runs have ended. */
  return bury
}

/** How long the worker lives, for what it calls. */
export interface Life {
  pass(place: Place): Promise<void>
  live<Result>(work: Promise<Result>): Promise<Result>
  death: AbortSignal
}

/** The database of a process whose connections end with it. */
function mortalDatabase(database: Database, { pass, live, death }: Life): Database {
  const transaction = () => ({
    async execute(work: (open: Transaction) => Promise<unknown>): Promise<unknown> {
      await pass('begin')
      const result = await live(
        database.transaction().execute(async (open) => {
          const done = await work(open)
          const passing = pass('commit')
          passing.catch(() => {})
          // Thrown here, it is rolled back at once, as when the connection is cut.
          death.throwIfAborted()
          await passing
          return done
        }),
      )
      await pass('committed')
      return result
    },
  })
  return new Proxy(database, {
    get(target, name) {
      if (name === 'transaction') return transaction
      death.throwIfAborted()
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
