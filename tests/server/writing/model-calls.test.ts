import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ModelCall } from '#integrations/model/index.ts'
import { RunLost } from '#platform/server/jobs/lease.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import {
  answered,
  draft,
  makeModel,
  makeSpendingWorld,
  PRICE,
  request,
} from '#tests/support/writing/spending-world.ts'

describe('a call of a model', () => {
  test('is stored as expected before it is made, and as it was after it', async () => {
    const world = await makeSpendingWorld()
    const budget = world.open()
    const before: unknown[] = []
    const { model } = makeModel(async () => {
      before.push(...(await world.listCalls()))
      return [answered]
    })
    const wrapped = budget.wrap(model, draft)
    expect(wrapped).toMatchObject({ name: 'openai:gpt-x', price: PRICE, isSandbox: false })
    expect(await wrapped.generateText(request)).toMatchObject({ text: 'A text.', isCutOff: false })
    const row = { ...draft, model: 'openai:gpt-x' }
    expect(before).toEqual([
      {
        ...row,
        input_tokens: 100,
        output_tokens: 100,
        is_guessed: true,
        cost: 300,
        milliseconds: null,
        finish: 'begun',
        failure: null,
      },
    ])
    expect(await world.listCalls()).toEqual([
      {
        ...row,
        input_tokens: 90,
        output_tokens: 50,
        is_guessed: false,
        cost: 190,
        milliseconds: 1_200,
        finish: 'stop',
        failure: null,
      },
    ])
    expect(budget.spent()).toEqual({ cost: 190, tokens: 140 })
    expect(await world.readLedger()).toBe(190)
  })

  test('is told to its caller piece by piece, and its ends too', async () => {
    const world = await makeSpendingWorld()
    const { model } = makeModel((one) => {
      one.onText?.('A ', 0)
      one.onText?.('text.', 2)
      return [answered]
    })
    const told: unknown[] = []
    await world
      .open()
      .wrap(model, draft)
      .generateText({ ...request, onText: (piece) => told.push(piece), onCall: (call) => told.push(call) })
    expect(told).toEqual(['A ', 'text.', answered])
  })

  test('is stored with each call to the provider that it took', async () => {
    const world = await makeSpendingWorld()
    const budget = world.open()
    const refused = { usage: null, milliseconds: 40, finish: null, failure: 'schema_refused' }
    const guessed = {
      ...answered,
      usage: { inputTokens: 10, outputTokens: 5, cost: 0.00002, isGuessed: true as const },
    }
    const { model } = makeModel(() => [refused, answered, guessed])
    await budget.wrap(model, draft).generateObject({ ...request, schema: z.object({}) })
    expect(await world.listCalls()).toMatchObject([
      { input_tokens: 0, cost: 0, finish: 'failed', failure: 'schema_refused', is_guessed: false },
      { input_tokens: 90, finish: 'stop', is_guessed: false },
      { input_tokens: 10, cost: 20, finish: 'stop', is_guessed: true, what: 'section 1', agent: 'draft' },
    ])
    expect(budget.spent()).toEqual({ cost: 210, tokens: 155 })
  })

  const ends: [Partial<ModelCall>, string][] = [
    [{ failure: 'refused', finish: null }, 'refused'],
    [{ failure: 'http_500', finish: null, usage: null }, 'failed'],
    [{ failure: 'cut_stream', finish: null }, 'failed'],
    [{ failure: 'cut_off', finish: 'length' }, 'length'],
    [{ finish: 'length' }, 'length'],
  ]
  test.each(ends)('that ends with %o is stored with what it has used', async (change, finish) => {
    const world = await makeSpendingWorld()
    const budget = world.open()
    const call = { ...answered, ...change }
    const outcome = await budget
      .wrap(makeModel(() => [call]).model, draft)
      .generateText(request)
      .then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : error),
      )
    expect(outcome).toBe(call.failure)
    const isUsed = call.usage !== null
    expect(await world.listCalls()).toMatchObject([
      { finish, failure: call.failure, input_tokens: isUsed ? 90 : 0 },
    ])
    expect(budget.spent().tokens).toBe(isUsed ? 140 : 0)
  })

  test('that is aborted is stored with what has arrived, and one that was aborted before is not made', async () => {
    const world = await makeSpendingWorld()
    const budget = world.open()
    const cancelled = new AbortController()
    const { model, asked } = makeModel(() => {
      cancelled.abort(new Error('cancelled'))
      return [{ ...answered, finish: null, failure: 'aborted' }]
    })
    const aborted = { ...request, signal: cancelled.signal }
    for (let i = 0; i < 2; i++)
      await expect(budget.wrap(model, draft).generateText(aborted)).rejects.toThrow('cancelled')
    expect(asked).toHaveLength(1)
    expect(await world.listCalls()).toMatchObject([{ finish: 'aborted', input_tokens: 90, cost: 190 }])
    expect(budget.spent().cost).toBe(190)
  })

  test('of a run that was taken away stays as it was expected, and fails for its own reason', async () => {
    const world = await makeSpendingWorld()
    let isLost = false
    const storedIn: RunDatabase = {
      transaction: () => ({
        execute: async (work) => {
          if (isLost) throw new RunLost('The run was cancelled.')
          return world.database.transaction().execute(work)
        },
      }),
    }
    const budget = world.open({ storedIn })
    const { model } = makeModel(() => {
      isLost = true
      return [{ ...answered, failure: 'http_500' }]
    })
    await expect(budget.wrap(model, draft).generateText(request)).rejects.toThrow('http_500')
    expect(await world.listCalls()).toMatchObject([{ finish: 'begun', is_guessed: true, cost: 300 }])
    isLost = false
    const other = makeModel(() => {
      isLost = true
      return [answered]
    })
    await expect(budget.wrap(other.model, draft).generateText(request)).rejects.toThrow(RunLost)
  })

  test('without a known price counts by its tokens alone', async () => {
    const world = await makeSpendingWorld()
    const budget = world.open({ cap: { cost: 0, tokens: 399 } })
    const usage = { inputTokens: 100, outputTokens: 100, cost: null }
    const { model } = makeModel(() => [{ ...answered, usage }], null)
    await budget.wrap(model, draft).generateText(request)
    await expect(budget.wrap(model, draft).generateText(request)).rejects.toThrow('399 tokens')
    expect(budget.spent()).toEqual({ cost: 0, tokens: 200 })
    expect(await world.listCalls()).toMatchObject([{ cost: null }])
    expect(await world.read({ articleId: 12 })).toMatchObject({ calls: 1, tokens: 200, cost: null })
  })
})

/** So many answered calls together. */
const sum = (calls: number) => ({
  calls,
  tokens: 140 * calls,
  cost: 190 * calls,
  milliseconds: 1_200 * calls,
})

test('what an article has used is summed up by agent and run, and not seen by other workspaces', async () => {
  const world = await makeSpendingWorld()
  const { runId } = world
  const { model } = makeModel(() => [answered])
  expect(await world.read({ articleId: 12 })).toEqual({
    calls: 0,
    tokens: 0,
    cost: 0,
    milliseconds: 0,
    agents: [],
    runs: [],
  })
  const inRun = world.open()
  await inRun.wrap(model, { agent: 'brief', what: 'brief' }).generateText(request)
  for (let i = 0; i < 2; i++) await inRun.wrap(model, draft).generateText(request)
  await world.open({ of: null }).wrap(model, draft).generateText(request)
  await world.open({ articleId: 13 }).wrap(model, draft).generateText(request)
  expect(await world.read({ articleId: 12 })).toEqual({
    ...sum(4),
    agents: [
      { agent: 'brief', ...sum(1) },
      { agent: 'draft', ...sum(3) },
    ],
    runs: [
      { runId, ...sum(3) },
      { runId: null, ...sum(1) },
    ],
  })
  expect(await world.read({ runId })).toMatchObject(sum(4))
  expect(await world.readAsOther()).toMatchObject(sum(0))
})
