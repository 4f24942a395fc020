import { expect, it } from 'vitest'
import type { Model, ModelCall } from '#integrations/model/index.ts'
import { meterModel } from './meter-model.ts'

it.each([
  ['known, with those calls that fail', [0.25, 0.5], 0.75],
  ['unknown, and not nothing, without a price', [null, null], null],
])('the cost of an article is %s', async (_, costs, cost) => {
  const { model, usage } = meterModel(makeModel(costs))
  await model.generateText({ messages: [], signal: AbortSignal.timeout(10_000) })
  expect(usage).toEqual({ inputTokens: 20, outputTokens: 10, cost })
})

/** A text of it takes a call for each cost; all but the last fail. */
function makeModel(costs: readonly (number | null)[]): Model {
  const calls = costs.map((cost, place): ModelCall => {
    const failure = place < costs.length - 1 ? 'cut_off' : null
    return { usage: { inputTokens: 10, outputTokens: 5, cost }, milliseconds: 1, finish: null, failure }
  })
  const usage = { inputTokens: 10, outputTokens: 5, cost: null }
  return {
    name: 'made up',
    isSandbox: false,
    price: null,
    async generateText({ onCall }) {
      for (const call of calls) onCall?.(call)
      return { text: 'Text', usage, isCutOff: false }
    },
    generateObject: () => Promise.reject(new Error('Only texts are asked for.')),
  }
}
