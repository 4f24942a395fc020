import type { Model, ModelCall } from '#integrations/model/index.ts'

/** Counts what a model's calls use, those that fail included. A model without a price costs nothing. */
export function meterModel(model: Model): {
  model: Model
  usage: { inputTokens: number; outputTokens: number; cost: number }
} {
  const usage = { inputTokens: 0, outputTokens: 0, cost: 0 }
  const onCall = (call: ModelCall): void => {
    usage.inputTokens += call.usage?.inputTokens ?? 0
    usage.outputTokens += call.usage?.outputTokens ?? 0
    usage.cost += call.usage?.cost ?? 0
  }
  return {
    usage,
    model: {
      ...model,
      generateText: (request) => model.generateText({ ...request, onCall }),
      generateObject: (request) => model.generateObject({ ...request, onCall }),
    },
  }
}
