import type { Model, ModelCall } from '#integrations/model/index.ts'

export interface Metered {
  inputTokens: number
  outputTokens: number
  /** US dollars; null when no price of the model is configured. */
  cost: number | null
}

/** Counts what a model's calls use, those that fail included. */
export function meterModel(model: Model): { model: Model; usage: Metered } {
  const usage: Metered = { inputTokens: 0, outputTokens: 0, cost: 0 }
  const onCall = (call: ModelCall): void => {
    if (call.usage === null) return
    const { inputTokens, outputTokens, cost } = call.usage
    usage.inputTokens += inputTokens
    usage.outputTokens += outputTokens
    usage.cost = usage.cost === null || cost === null ? null : usage.cost + cost
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
