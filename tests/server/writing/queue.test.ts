import { describe, expect, test, vi } from 'vitest'
import { grantCredits } from '#features/billing/server/index.ts'
import { listTrackers } from '#features/trackers/server/queries/list-trackers.ts'
import { IN_QUEUE, NO_CREDITS_FOR_ALL, REFUSED_WRITING } from '#features/writing/rules.ts'
import { estimateArticle } from '#features/writing/server/queries/estimate-article.ts'
import { estimateMany } from '#features/writing/server/queries/estimate-many.ts'
import { Conflict } from '#platform/errors.ts'
import { makeQueueWorld, WAIT } from '#tests/support/writing/queue-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const sandbox = shareSandbox()
const makeQueue = (input: Omit<Parameters<typeof makeQueueWorld>[0], 'sandbox'>) =>
  makeQueueWorld({ sandbox: sandbox(), ...input })

describe('the queue of a plan', () => {
  test('is written in its order, and a moved article at its new place', async () => {
    const queue = await makeQueue({ count: 4, credits: 4, status: 'edited' })
    const [a, b, c, d] = [queue.idAt(0), queue.idAt(1), queue.idAt(2), queue.idAt(3)]
    await queue.many([a, b, c, d])
    await queue.change({ action: 'move', articleId: d, before: a })
    await queue.change({ action: 'move', articleId: b, before: null })
    expect(await queue.list('waiting')).toEqual([d, a, c, b])
    await queue.work({ slots: 1 })
    await queue.untilAllDone(4)
    expect(await queue.listBegun()).toEqual([d, a, c, b])
  })

  test('that is paused begins nothing, also after a restart, while an article started by itself is written', async () => {
    const queue = await makeQueue({ count: 4, credits: 4, status: 'edited' })
    const [a, b, alone, other] = [queue.idAt(0), queue.idAt(1), queue.idAt(2), queue.idAt(3)]
    await queue.many([a, b])
    expect(await queue.change({ action: 'pause' })).toEqual({ is_paused: true })
    const worker = await queue.work()
    await queue.write(undefined, alone)
    await worker.stop()
    await queue.work({ slots: 1 })
    await queue.write(undefined, other)
    expect(await queue.read()).toMatchObject({
      is_paused: true,
      articles: [{ articleId: a }, { articleId: b }],
    })
    const trackers = await queue.inPlan((ctx, plan) => listTrackers(ctx, { plan }))
    expect(trackers.map(({ clusterId }) => clusterId)).toEqual([other, alone])
    expect(await queue.list('waiting')).toEqual([a, b])
    await queue.change({ action: 'resume' })
    await queue.untilAllDone(2)
    expect(await queue.listBegun()).toEqual([alone, other, a, b])
  })

  test('that is paused finishes what has begun', async () => {
    const queue = await makeQueue({ count: 2, credits: 2 })
    await queue.control.order('/model', { pauseMs: 5 })
    await queue.many([queue.idAt(0)])
    await queue.work()
    await queue.untilAsked('ends')
    await queue.change({ action: 'pause' })
    await queue.many([queue.idAt(1)])
    await queue.control.order('/model', { pauseMs: 0 })
    await queue.untilAllDone(1)
    expect(await queue.list('waiting')).toEqual([queue.idAt(1)])
    expect(await queue.readCredits()).toBe(1)
    const done = (await queue.read()).articles.find(({ state }) => state === 'done')
    expect(done).toMatchObject({ status: 'illustrated', step: null, steps_done: 5, steps: 5 })
    expect(done?.tokens).toBeGreaterThan(0)
    expect(done?.cost).toBeGreaterThan(0)
  })

  test('waits when the credits end between two articles, and goes on in its order when there are some', async () => {
    const queue = await makeQueue({ count: 4, credits: 3 })
    const [a, b, c, alone] = [queue.idAt(0), queue.idAt(1), queue.idAt(2), queue.idAt(3)]
    await queue.many([a, b, c])
    // Other work takes the credits of two of them.
    await queue.start(undefined, alone)
    await queue.look(`insert into credit_entries (workspace_id, ledger, kind, amount, reference)
      values (${queue.own.workspaceId}, 'articles', 'reserve', -1, 'something else')`)
    await queue.work({ slots: 1 })
    await expect.poll(async () => (await queue.read()).held_reason, WAIT).toBe(NO_CREDITS_FOR_ALL)
    await queue.untilAllDone(1)
    expect(await queue.list('done')).toEqual([a])
    // The one outside the queue waits here too until it begins.
    await expect.poll(() => queue.list('waiting'), WAIT).toEqual([b, c])
    await queue.inPlan((ctx) =>
      grantCredits(ctx, { workspaceId: ctx.workspaceId, ledger: 'articles', amount: 5, reference: 'more' }),
    )
    expect((await queue.read()).held_reason).toBeNull()
    await queue.untilAllDone(3)
    expect((await queue.listBegun()).slice(-2)).toEqual([b, c])
    expect(await queue.readCredits()).toBe(3)
  })

  test('goes on when a credit comes back', async () => {
    const queue = await makeQueue({ count: 2, credits: 1 })
    const [a, alone] = [queue.idAt(0), queue.idAt(1)]
    await queue.many([a])
    const single = await queue.start(undefined, alone)
    await queue.look(`update runs set wake_at = now() + interval '1 hour' where id = ${single.runId}`)
    await queue.work()
    await expect.poll(async () => (await queue.read()).held_reason, WAIT).toBe(NO_CREDITS_FOR_ALL)
    await queue.cancel(alone)
    await queue.untilAllDone(1)
  })

  test('says what failed and why, and writes it when it is asked for again', async () => {
    const queue = await makeQueue({ count: 1, credits: 1 })
    await queue.fail('unauthorized')
    await queue.many(queue.ids)
    await queue.work()
    await expect.poll(() => queue.list('failed'), WAIT).toEqual(queue.ids)
    const [failed] = (await queue.read()).articles
    expect(failed).toMatchObject({ step: 'Editing', reason: expect.stringMatching(/key|credentials|refus/i) })
    expect(await queue.readCredits()).toBe(1)
    await queue.control.order('/reset')
    expect(await queue.many(queue.ids)).toMatchObject({ started: [{ isNew: true }] })
    expect(await queue.list('failed')).toEqual([])
    await queue.untilAllDone(1)
  })

  test('loses an article that is taken out, which costs nothing', async () => {
    const queue = await makeQueue({ count: 2, credits: 2 })
    await queue.many(queue.ids)
    await queue.cancel(queue.idAt(0))
    expect((await queue.read()).articles.map(({ articleId }) => articleId)).toEqual([queue.idAt(1)])
    expect(await queue.listCredits()).toEqual([])
    // Its credit is no longer promised.
    expect(await queue.many([queue.idAt(0)])).toMatchObject({ started: [{ isNew: true }], refused: [] })
  })

  test('keeps its order when an article to move, or the one behind it, no longer waits', async () => {
    const queue = await makeQueue({ count: 3, credits: 3 })
    const [a, b, c] = [queue.idAt(0), queue.idAt(1), queue.idAt(2)]
    await queue.many([a, b])
    for (const [articleId, before] of [
      [a, c],
      [c, a],
      [c, null],
    ] as const)
      await expect(queue.change({ action: 'move', articleId, before })).rejects.toThrow(Conflict)
    await queue.change({ action: 'move', articleId: a, before: a })
    expect(await queue.list('waiting')).toEqual([a, b])
  })
})

test('the estimate of many has the price of each as it is alone, the credits that are left, and what cannot be written', async () => {
  const queue = await makeQueue({ count: 4, credits: 3 })
  const [a, b, published, waiting] = [queue.idAt(0), queue.idAt(1), queue.idAt(2), queue.idAt(3)]
  await queue.look(`update articles set status = 'published' where id = ${published}`)
  await queue.look(`update articles set status = 'no status', type = 'listicle' where id = ${b}`)
  await queue.many([waiting])
  const estimate = await queue.inPlan((ctx, plan) =>
    estimateMany(ctx, queue.services, { plan, articleIds: queue.ids }),
  )
  const alone = await Promise.all(
    [a, b].map((articleId) =>
      queue.inPlan(async (ctx, plan) => {
        const { text: _, ...price } = await estimateArticle(ctx, queue.services, { plan, articleId })
        return { articleId, ...price }
      }),
    ),
  )
  expect(estimate).toMatchObject({
    engine: 'model',
    credits_left: 2,
    articles: alone,
    total: { credits: 2 },
    refused: [
      { articleId: published, reason: REFUSED_WRITING.published },
      { articleId: waiting, reason: IN_QUEUE },
    ],
  })
  expect(estimate.total.tokens.most).toBe(alone.reduce((sum, { tokens }) => sum + tokens.most, 0))
})
