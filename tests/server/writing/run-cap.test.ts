import { describe, expect, test } from 'vitest'
import { RunCapReached } from '#features/writing/server/spending/open-budget.ts'
import { LimitReached } from '#platform/errors.ts'
import {
  answered,
  draft,
  makeModel,
  makeSpendingWorld,
  request,
} from '#tests/support/writing/spending-world.ts'

const tooMuch = new Error('This was not to be called.')

describe('the cap of a run', () => {
  test.each([
    [
      { cost: 20_299, tokens: 1_000_000 },
      'The next call of the model would exceed the $0.02 that one run may cost. What is written so far stays; start the writing again to go on.',
    ],
    [
      { cost: 1_000_000, tokens: 20_199 },
      'The next call of the model would exceed the 20,199 tokens that one run may use. What is written so far stays; start the writing again to go on.',
    ],
  ])('of %o is kept: a call that may exceed it is not made', async (cap, sentence) => {
    const world = await makeSpendingWorld()
    const budget = world.open({ cap, spentBefore: { cost: 20_000, tokens: 20_000 } })
    const { model, asked } = makeModel(() => [answered])
    const failure = await budget
      .wrap(model, draft)
      .generateText(request)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(RunCapReached)
    expect(failure).toBeInstanceOf(LimitReached)
    expect(failure).toMatchObject({ message: sentence })
    expect(asked).toEqual([])
    expect(await world.listCalls()).toEqual([])
    const exact = world.open({
      cap: { cost: cap.cost + 1, tokens: cap.tokens + 1 },
      spentBefore: { cost: 20_000, tokens: 20_000 },
    })
    await exact.wrap(model, draft).generateText(request)
    expect(asked).toHaveLength(1)
  })

  test('holds for calls at the same time, and what one of them does not use is free again', async () => {
    const world = await makeSpendingWorld()
    const budget = world.open({ cap: { cost: 900, tokens: 1_000_000 } })
    const { model, asked } = makeModel(() => [answered])
    const wrapped = budget.wrap(model, draft)
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => wrapped.generateText(request)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(budget.spent().cost).toBe(3 * 190)
    await wrapped.generateText(request)
    await expect(wrapped.generateText(request)).rejects.toThrow(RunCapReached)
    expect(asked).toHaveLength(4)
  })

  test.each([
    [{ cost: 849, tokens: 0 }, false],
    [{ cost: 850, tokens: 0 }, true],
    [{ cost: 0, tokens: 8_499 }, false],
    [{ cost: 0, tokens: 8_500 }, true],
    [{ cost: null, tokens: 8_500 }, true],
  ])('is nearly spent from 85 % on: %o of 1,000 and 10,000: %s', async (spentBefore, expected) => {
    const world = await makeSpendingWorld()
    const budget = world.open({ cap: { cost: 1_000, tokens: 10_000 }, spentBefore })
    expect(budget.isNearlySpent()).toBe(expected)
  })

  test('counts what the run has used before its process was killed, the call under way included', async () => {
    const world = await makeSpendingWorld()
    const first = world.open()
    await first.wrap(makeModel(() => [answered]).model, draft).generateText(request)
    // The process is killed before the second answer.
    void first.wrap(makeModel(() => new Promise(() => {})).model, draft).generateText(request)
    await expect.poll(() => world.listCalls()).toHaveLength(2)
    const spentBefore = await world.read({ runId: world.runId })
    expect(spentBefore).toMatchObject({ calls: 2, cost: 190 + 300, tokens: 140 + 200 })
    const second = world.open({ cap: { cost: 789, tokens: 1_000_000 }, spentBefore })
    await expect(
      second.wrap(makeModel(() => Promise.reject(tooMuch)).model, draft).generateText(request),
    ).rejects.toThrow(RunCapReached)
  })

  test('is not the cap of the month, which holds, too', async () => {
    const world = await makeSpendingWorld()
    const budget = world.open({ monthlyCap: 299 })
    const { model } = makeModel(() => Promise.reject(tooMuch))
    await expect(budget.wrap(model, draft).generateText(request)).rejects.toThrow('may spend in a month')
    expect(await world.listCalls()).toEqual([])
    expect(budget.spent()).toEqual({ cost: 0, tokens: 0 })
  })
})
