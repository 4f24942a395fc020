import type { z } from 'zod'
import type { Model, ModelPrice, ModelRequest, ModelUsage } from '#integrations/model/index.ts'
import { guessTokens, toMicroDollars } from '../../rules.ts'
import { payFor, type Bill, type Payer } from '../commands/pay-for.ts'

/** Expected tokens of an answer without a limit of its own. */
const USUAL_OUTPUT_TOKENS = 2_000
const MILLION = 1_000_000

/** A model that books every call in the cost ledger: the expected cost before, and the real one after. */
export function paidModel(payer: Payer, model: Model): Model {
  const { name, price } = model
  const offerOf = (request: ModelRequest) => {
    const output = request.maxOutputTokens ?? USUAL_OUTPUT_TOKENS
    return { kind: 'model', provider: name, ...costOf(price, countInput(request), output) } as const
  }
  return {
    ...model,
    generateText: (request) =>
      payFor(payer, offerOf(request), {
        call: () => model.generateText(request),
        readBill: ({ usage }) => billOf(usage),
      }),
    generateObject: <T extends z.ZodType>(request: ModelRequest & { schema: T }) =>
      payFor(payer, offerOf(request), {
        call: () => model.generateObject(request),
        readBill: ({ usage }) => billOf(usage),
      }),
  }
}

/** A model without a price costs 0 in the ledger; its tokens are booked. */
function billOf({ inputTokens, outputTokens, cost }: ModelUsage): Bill {
  return { cost: toMicroDollars(cost ?? 0), units: inputTokens + outputTokens }
}

function costOf(price: ModelPrice | null, input: number, output: number): Bill {
  const dollars = price === null ? 0 : (input * price.input + output * price.output) / MILLION
  return { cost: toMicroDollars(dollars), units: input + output }
}

function countInput({ system = '', messages }: ModelRequest): number {
  return guessTokens([system, ...messages.map(({ content }) => content)].join('\n'))
}
