import { describe, expect, test, vi } from 'vitest'
import { NO_CREDITS } from '#features/writing/rules.ts'
import type { Model } from '#integrations/model/index.ts'
import { LimitReached } from '#platform/errors.ts'
import { quickTimes } from '#tests/support/jobs/quick-times.ts'
import { makeFailureWorld } from '#tests/support/writing/failure-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const sandbox = shareSandbox()
const DRAFTED = { description: 1, research: 1, draft: 1 }
const WRITTEN = { ...DRAFTED, final: 1 }

describe('a worker that is killed', () => {
  test.each([
    {
      when: 'after the first section is stored, before the second is asked for',
      at: { place: 'ask', count: 2 },
      isAgent: true,
      calls: 2,
    },
    {
      when: 'when the second section has arrived, before it is stored',
      at: { place: 'answer', count: 2 },
      isAgent: true,
      calls: 3,
    },
    { when: 'in the middle of the first section', at: { place: 'piece', count: 3 }, isAgent: true, calls: 3 },
    {
      when: 'when the last text has arrived, before it is stored',
      at: { place: 'answer', count: 3 },
      isAgent: false,
      calls: 4,
    },
  ] as const)('$when costs at most that one call again', async ({ at, isAgent, calls }) => {
    const world = await makeFailureWorld({ sandbox: sandbox() })
    const { runId } = await (isAgent ? world.call('draft') : world.start())
    const death = Promise.withResolvers<void>()
    await world.workMortally({
      diesAt: ({ place, count }) => place === at.place && count === at.count,
      onDeath: death.resolve,
    })
    await death.promise
    await world.takeAway(runId)
    await world.work()
    expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
    expect(await world.countCalls()).toBe(calls)
    expect(await world.countVersions()).toEqual(isAgent ? DRAFTED : WRITTEN)
    expect(await world.listCredits()).toEqual(isAgent ? [] : ['reserve', 'capture'])
    await world.expectNoErrorAsText()
  })
})

/** Holds back the answer for which `isHeld` says so; the signal does not end the waiting. */
function holdBack(model: Model, isHeld: (call: number) => boolean) {
  const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let calls = 0
  const held: Model = {
    ...model,
    async generateText(request) {
      const call = ++calls
      if (!isHeld(call)) return model.generateText(request)
      const answer = await model.generateText({ ...request, signal: new AbortController().signal })
      arrived.resolve()
      await released.promise
      return { ...answer, text: `${answer.text} The old worker has written this.` }
    },
  }
  return { held, untilArrived: arrived.promise, release: released.resolve }
}

test('a worker that has lost its run without noticing writes nothing any more', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox() })
  const { held, untilArrived, release } = holdBack(world.sandboxModel, (call) => call === 2)
  world.setModel(held)
  // It looks for lost runs once in a minute, and its stop waits for the step.
  const old = await world.work({ times: { ...quickTimes, checkMs: 60_000 }, finishMs: 10_000 })
  const { runId } = await world.call('draft')
  await untilArrived
  await world.takeAway(runId)
  await world.work()
  expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
  const read = async () => [
    await world.readTexts(),
    await world.look('select name, content from written_pieces order by name'),
    await world.listCalls(),
    await world.countVersions(),
  ]
  const before = await read()
  release()
  await old.stop()
  expect(await read()).toEqual(before)
  expect(JSON.stringify(before)).not.toContain('The old worker')
  expect(await world.countVersions()).toEqual(DRAFTED)
})

test('two workers write a draft once', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox() })
  await Promise.all([world.work(), world.work()])
  expect(await world.draft()).toMatchObject({ state: 'done' })
  expect(await world.listAsked()).toEqual(['section 1', 'section 2'])
  expect(await world.countVersions()).toEqual(DRAFTED)
})

test('five clicks at the same moment are one run and one credit', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox() })
  const clicks = await Promise.all(Array.from({ length: 5 }, () => world.start()))
  expect(new Set(clicks.map(({ runId }) => runId)).size).toBe(1)
  expect(clicks.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await world.listCredits()).toEqual(['reserve'])
})

test('of six clusters that are started at the same moment as many are written as there are credits', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox(), credits: 2 })
  const others = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => world.addArticle(`Other ${number}`, [`other ${number}`])),
  )
  const starts = await Promise.allSettled(
    [world.articleId, ...others].map((articleId) => world.start(undefined, articleId)),
  )
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []))
  expect(refused).toHaveLength(4)
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(LimitReached)
    expect(reason).toMatchObject({ message: NO_CREDITS })
  }
  expect(await world.readCredits()).toBe(0)
  expect(await world.look(`select from runs where state = 'queued'`)).toHaveLength(2)
})

test.each([
  { what: 'a text', status: 'researched', asked: 'section 1', leastPieces: 4 },
  { what: 'an object, of which no pieces are shown', status: 'no status', asked: 'brief', leastPieces: 0 },
] as const)(
  'cancelling stops the answer of $what within half a second: the call ends, no piece follows, and the credit comes back',
  async ({ status, asked, leastPieces }) => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status })
    const { model, untilStopped } = watchStop(world.sandboxModel)
    world.setModel(model)
    await world.control.order('/model', { pauseMs: 60 })
    const { heard, catchUp } = await world.listen()
    const listPieces = () => heard.filter(({ name }) => name === 'writtenText')
    const before = await world.readTexts()
    const worker = await world.work({ times: { ...quickTimes, checkMs: 200 } })
    const { runId } = await world.start()
    await world.untilAsked(asked)
    await expect.poll(() => listPieces().length).toBeGreaterThanOrEqual(leastPieces)
    expect(await world.cancel()).toEqual({ isCancelled: true })
    const cancelled = performance.now()
    expect((await untilStopped) - cancelled).toBeLessThan(500)
    await worker.stop()
    await catchUp()
    expect(listPieces().filter(({ at }) => at > cancelled + 100)).toEqual([])
    expect(await world.countCalls()).toBe(1)
    expect(await world.untilEnd(runId)).toMatchObject({ state: 'cancelled' })
    expect(await world.readTexts()).toEqual(before)
    expect(await world.readStatus()).toBe(status)
    expect(await world.listCredits()).toEqual(['reserve', 'release'])
    expect(await world.cancel()).toEqual({ isCancelled: false })
  },
)

/** Tells when a call has ended because its signal was aborted. */
function watchStop(model: Model) {
  const stopped = Promise.withResolvers<number>()
  const watch = <Result>({ signal }: { signal: AbortSignal }, call: Promise<Result>) =>
    call.finally(() => {
      if (signal.aborted) stopped.resolve(performance.now())
    })
  const watched: Model = {
    ...model,
    generateText: (request) => watch(request, model.generateText(request)),
    generateObject: (request) => watch(request, model.generateObject(request)),
  }
  return { model: watched, untilStopped: stopped.promise }
}
