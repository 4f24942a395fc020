import type { z } from 'zod'
import { expectCall } from '#features/billing/server/index.ts'
import type { Model, ModelCall, ModelRequest } from '#integrations/model/index.ts'
import type { CallRecord } from './record-calls.ts'

interface Recording {
  agent: string
  what: string
  record: CallRecord
  /** Is told every call to the provider when it has ended. */
  count(call: ModelCall): void
}

/** A model whose calls are stored, whatever becomes of them. */
export function recordedModel(model: Model, { agent, what, record, count }: Recording): Model {
  async function make<Request extends ModelRequest, Result>(
    request: Request,
    call: (watched: Request) => Promise<Result>,
  ): Promise<Result> {
    const end = await record.begin({ agent, what, model: model.name, ...expectCall(model, request) })
    const calls: ModelCall[] = []
    const onCall = (ended: ModelCall) => {
      calls.push(ended)
      count(ended)
      request.onCall?.(ended)
    }
    const result = await call({ ...request, onCall }).catch(async (error: unknown) => {
      // A run that was taken away cannot store anything; what matters is why the call failed.
      await end(calls).catch(() => {})
      throw error
    })
    await end(calls)
    return result
  }
  return {
    ...model,
    generateText: (request) => make(request, (watched) => model.generateText(watched)),
    generateObject: <T extends z.ZodType>(request: ModelRequest & { schema: T }) =>
      make(request, (watched) => model.generateObject(watched)),
  }
}
