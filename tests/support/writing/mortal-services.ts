import type { WritingServices } from '#features/writing/server/index.ts'
import type { Model, ModelRequest, OnText } from '#integrations/model/index.ts'
import type { Life } from '#tests/support/jobs/mortal-worker.ts'

/** The services of a writer that can be killed. */
export function mortalServices({ providers, ...services }: WritingServices, life: Life): WritingServices {
  const forWorkspace: WritingServices['providers']['forWorkspace'] = async (ctx, workspaceId) => {
    const ports = await providers.forWorkspace(ctx, workspaceId)
    return {
      ...ports,
      modelOf(agent) {
        const model = ports.modelOf(agent)
        return model && mortalModel(model, life)
      },
    }
  }
  return { ...services, providers: { ...providers, forWorkspace } }
}

/** The connection to the model is closed at the death. */
function mortalModel(model: Model, { pass, live, death }: Life): Model {
  const make = async <Request extends ModelRequest, Result>(
    request: Request,
    call: (mortal: Request) => Promise<Result>,
  ): Promise<Result> => {
    await pass('ask')
    const signal = AbortSignal.any([request.signal, death])
    const onText: OnText = (piece, at) => {
      void pass('piece').catch(() => {})
      if (!death.aborted) request.onText?.(piece, at)
    }
    const onCall: ModelRequest['onCall'] = (ended) => {
      if (!death.aborted) request.onCall?.(ended)
    }
    const result = await live(call({ ...request, signal, onText, onCall }))
    await pass('answer')
    return result
  }
  return {
    ...model,
    generateText: (request) => make(request, (mortal) => model.generateText(mortal)),
    generateObject: (request) => make(request, (mortal) => model.generateObject(mortal)),
  }
}
