import { expect, test, vi } from 'vitest'
import { grantCredits } from '#features/billing/server/index.ts'
import { creditsOf } from '#features/billing/rules.ts'
import { NO_CREDITS_FOR_ALL } from '#features/writing/rules.ts'
import { reserveArticle } from '#features/writing/server/spending/index.ts'
import { Conflict } from '#platform/errors.ts'
import { holdLine } from '#platform/server/jobs/lines/hold-line.ts'
import { makeQueueWorld } from '#tests/support/writing/queue-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const sandbox = shareSandbox()
const ROUNDS = 12

type Queue = Awaited<ReturnType<typeof makeQueueWorld>>

const hold = (queue: Queue) =>
  queue.inPlan((ctx, plan) =>
    holdLine(ctx.database, {
      line: { workspaceId: plan.workspaceId, contentplanId: plan.id, name: 'writing' },
      waitsFor: creditsOf('articles'),
      reason: NO_CREDITS_FOR_ALL,
    }),
  )

/** Keeps the commands of the workspace from taking and giving back credits until `release`. */
async function lockCredits(queue: Queue): Promise<{ release: () => Promise<void> }> {
  const [taken, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = queue.inPlan(async (ctx, plan) => {
    await reserveArticle(ctx, { plan, articleId: queue.idAt(0) })
    taken.resolve()
    await released.promise
  })
  await taken.promise
  return {
    release: async () => {
      released.resolve()
      await holding
    },
  }
}

async function untilWaiting(queue: Queue, count: number): Promise<void> {
  const countWaiting = async () => {
    const waiting = await queue.look(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return waiting.length
  }
  await expect.poll(countWaiting, { interval: 20 }).toBeGreaterThanOrEqual(count)
}

test.each([
  ['paused', (queue: Queue) => queue.change({ action: 'pause' })],
  ['held again', hold],
])(
  'a queue that waits for credits can be %s while an article is taken out of it and gives a credit back',
  async (_, stop) => {
    const queue = await makeQueueWorld({ sandbox: sandbox(), count: 2, credits: 2 })
    await queue.inPlan((ctx, plan) => reserveArticle(ctx, { plan, articleId: queue.idAt(1) }))
    await queue.many(queue.ids)
    await hold(queue)
    const credits = await lockCredits(queue)
    const cancelling = queue.cancel(queue.idAt(1))
    await untilWaiting(queue, 1)
    const stopping = stop(queue)
    await Promise.race([stopping, untilWaiting(queue, 2).catch(() => {})])
    await credits.release()
    expect(await cancelling).toEqual({ isCancelled: true })
    await stopping
    expect(await queue.list('waiting')).toEqual([queue.idAt(0)])
  },
)

test('pausing, resuming, moving, starting, cancelling, holding and working at the same moment never end in a deadlock', async () => {
  const queue = await makeQueueWorld({ sandbox: sandbox(), count: 6, credits: 1_000, status: 'edited' })
  const { ids, idAt } = queue
  await queue.work({ slots: 4 })
  const move = async (articleId: number, before: number | null) => {
    // One that has begun meanwhile is not moved.
    await queue.change({ action: 'move', articleId, before }).catch((error: unknown) => {
      if (!(error instanceof Conflict)) throw error
    })
  }
  for (let round = 0; round < ROUNDS; round++) {
    await queue.look(`update articles set status = 'edited' where id in (${ids.join()})
      and not exists (select from runs where (about ->> 'clusterId')::integer = articles.id and ended_at is null)`)
    const at = (place: number) => idAt((place + round) % ids.length)
    const outcomes = await Promise.allSettled([
      queue.many(ids),
      queue.change({ action: 'pause' }),
      move(at(0), at(1)),
      move(at(3), null),
      queue.cancel(at(4)),
      hold(queue),
      move(at(1), at(5)),
      queue.change({ action: 'resume' }),
      queue.start('edited', at(2)),
      queue.cancel(at(0)),
      queue.change({ action: 'pause' }),
      queue.inPlan((ctx) =>
        grantCredits(ctx, {
          workspaceId: ctx.workspaceId,
          ledger: 'articles',
          amount: 1,
          reference: `round ${round}`,
        }),
      ),
      queue.look(
        `select walls.forget_run_jobs(array(select job_id from runs where state = 'queued' and job_id is not null))`,
      ),
      queue.change({ action: 'resume' }),
    ])
    expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual([])
  }
  await queue.change({ action: 'resume' })
  await expect.poll(() => queue.list('waiting'), { timeout: 60_000 }).toEqual([])
})
