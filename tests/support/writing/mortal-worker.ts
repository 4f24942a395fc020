import { onTestFinished } from 'vitest'
import { writeArticle, type WritingServices } from '#features/writing/server/index.ts'
import type { Model, ModelRequest, OnText } from '#integrations/model/index.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { RunLost } from '#platform/server/jobs/lease.ts'
import type { WorkerTimes } from '#platform/server/jobs/worker-times.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'

/**
 * Where a process can be killed: before a transaction, in it before its commit, after its commit; before a call of the
 * model, at a piece of its answer, after its answer.
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

interface MortalInput {
  id: string
  url: string
  database: Database
  services: WritingServices
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
export async function startMortalWorker({
  id,
  url,
  database,
  services,
  times,
  diesAt,
  onDeath,
  slots = 2,
}: MortalInput) {
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
      pipelines: [writeArticle],
      services: mortalServices(services, { pass, live, death: death.signal }),
      times,
      id,
      slots,
      finishMs: 0,
    },
  )
  // The dead worker's promises end only after its runs have, so that it cannot end their jobs.
  onTestFinished(async () => {
    die()
    burial.reject(death.signal.reason)
    await worker.stop()
  })
}

interface Life {
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

function mortalServices({ providers, ...services }: WritingServices, life: Life): WritingServices {
  const forWorkspace: WritingServices['providers']['forWorkspace'] = async (ctx, workspaceId) => {
    const ports = await providers.forWorkspace(ctx, workspaceId)
    return {
      ...ports,
      modelOf(agent) {
        const model = ports.modelOf(agent)
        return model && mortalModel(model, life)
      },
    }
  }
  return { ...services, providers: { ...providers, forWorkspace } }
}

/** The connection to the model is closed at the death. */
function mortalModel(model: Model, { pass, live, death }: Life): Model {
  const make = async <Request extends ModelRequest, Result>(
    request: Request,
    call: (mortal: Request) => Promise<Result>,
  ): Promise<Result> => {
    await pass('ask')
    const signal = AbortSignal.any([request.signal, death])
    const onText: OnText = (piece, at) => {
      void pass('piece').catch(() => {})
      if (!death.aborted) request.onText?.(piece, at)
    }
    const onCall: ModelRequest['onCall'] = (ended) => {
      if (!death.aborted) request.onCall?.(ended)
    }
    const result = await live(call({ ...request, signal, onText, onCall }))
    await pass('answer')
    return result
  }
  return {
    ...model,
    generateText: (request) => make(request, (mortal) => model.generateText(mortal)),
    generateObject: (request) => make(request, (mortal) => model.generateObject(mortal)),
  }
}
