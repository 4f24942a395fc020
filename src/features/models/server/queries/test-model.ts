import type { Model } from '#integrations/model/index.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { explainTestFailure } from '../../rules.ts'

const PATIENCE_MS = 25_000
/** Room for models that reason before they answer. */
const MOST_TOKENS = 1_000
const QUESTION = [{ role: 'user' as const, content: 'Answer with the one word "ready".' }]
const ANSWERS = 'The model answers.'

interface Tested {
  model: string
  is_working: boolean
  message: string
  milliseconds: number
}

/** Asks a model for one word. A failure that is the model's is an answer here, with its reason in words. */
export async function testModel(model: Model, { gone }: { gone: AbortSignal }): Promise<Tested> {
  const begun = performance.now()
  const tell = (isWorking: boolean, message: string): Tested => ({
    model: model.name,
    is_working: isWorking,
    message,
    milliseconds: Math.round(performance.now() - begun),
  })
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), gone])
  try {
    await model.generateText({ messages: QUESTION, maxOutputTokens: MOST_TOKENS, signal })
    return tell(true, ANSWERS)
  } catch (error) {
    gone.throwIfAborted()
    if (signal.aborted)
      return tell(false, `The model has not answered within ${PATIENCE_MS / 1_000} seconds.`)
    if (!(error instanceof AdapterError)) throw error
    // It works, but thinks longer than there is room for here.
    if (error.reason === 'thought_only') return tell(true, ANSWERS)
    return tell(false, explainTestFailure(error, model.name.startsWith('compatible:')))
  }
}
