import type { z } from 'zod'
import type { Model, ModelCall, ModelRequest, ModelUsage } from '#integrations/model/index.ts'
import { toMicroDollars } from '../../rules.ts'
import { payFor, type Bill, type Payer } from '../commands/pay-for.ts'
import { expectCall } from './expect-call.ts'

/** A model that books every call in the cost ledger: the expected cost before, and the real one after. */
export function paidModel(payer: Payer, model: Model): Model {
  const offerOf = (request: ModelRequest) => {
    const { inputTokens, outputTokens, cost } = expectCall(model, request)
    return {
      kind: 'model',
      provider: model.name,
      units: inputTokens + outputTokens,
      cost: cost ?? 0,
    } as const
  }
  return {
    ...model,
    generateText: (request) => {
      const { watched, readFailedBill } = watchCalls(request)
      return payFor(payer, offerOf(request), {
        call: () => model.generateText(watched),
        readBill: ({ usage }) => billOf(usage),
        readFailedBill,
      })
    },
    generateObject: <T extends z.ZodType>(request: ModelRequest & { schema: T }) => {
      const { watched, readFailedBill } = watchCalls(request)
      return payFor(payer, offerOf(request), {
        call: () => model.generateObject(watched),
        readBill: ({ usage }) => billOf(usage),
        readFailedBill,
      })
    },
  }
}

/** Adds up what calls have used: also a cancelled answer costs what it has written. */
function watchCalls<Request extends ModelRequest>(request: Request) {
  const bills: Bill[] = []
  const onCall = (call: ModelCall) => {
    if (call.usage !== null) bills.push(billOf(call.usage))
    request.onCall?.(call)
  }
  const readFailedBill = (): Bill | null =>
    bills.length === 0
      ? null
      : bills.reduce((sum, { cost, units }) => ({ cost: sum.cost + cost, units: sum.units + units }))
  return { watched: { ...request, onCall }, readFailedBill }
}

/** A model without a price costs 0 in the ledger; its tokens are booked. */
function billOf({ inputTokens, outputTokens, cost }: ModelUsage): Bill {
  return { cost: toMicroDollars(cost ?? 0), units: inputTokens + outputTokens }
}
