import { z } from 'zod'
import { addUsage, callModel, type Answer, type AskedModel, type Format } from './call-model.ts'
import type { ModelRequest, ModelUsage } from './index.ts'
import { ModelFailure, modelTrouble } from './model-failure.ts'
import { readObject } from './read-object.ts'

/** How an object is asked for: by a schema that the provider enforces, as some JSON, or by words alone. */
type Way = 'schema' | 'json' | 'words'
const REFUSALS = new Set(['format_refused', 'schema_refused'])
const NEXT = { schema: 'json', json: 'words', words: null } as const

/** The first way that works, found out once: for a model, and for schemas that its provider does not accept. */
export interface KnownWays {
  ofModel: Way
  bySchema: WeakMap<z.ZodType, Way>
}

type ObjectRequest<T extends z.ZodType> = ModelRequest & { schema: T }
type Asking = { asked: AskedModel; known: KnownWays }

/** Asks for an object, and once more with the answer and its errors when the answer has another shape. */
export async function askForObject<T extends z.ZodType>(
  asking: Asking,
  request: ObjectRequest<T>,
): Promise<{ object: z.infer<T>; usage: ModelUsage }> {
  const { schema } = request
  const { service } = asking.asked
  const first = await askWhole(asking, request)
  const found = readObject(schema, first.text)
  if ('object' in found) return { object: found.object, usage: first.usage }
  if (found.isOtherShape && asking.known.ofModel === 'schema') asking.known.ofModel = 'json'
  const second = await askWhole(asking, withErrors(request, first.text, found.trouble)).catch(
    (error: unknown) => {
      throw error instanceof ModelFailure
        ? new ModelFailure(error, addUsage(first.usage, error.usage))
        : error
    },
  )
  const usage = addUsage(first.usage, second.usage)
  const mended = readObject(schema, second.text)
  if ('object' in mended) return { object: mended.object, usage }
  throw new ModelFailure(modelTrouble(service, 'unexpected_shape'), usage)
}

async function askWhole(asking: Asking, request: ObjectRequest<z.ZodType>): Promise<Answer> {
  const { known } = asking
  const { answer } = await askInWay(asking, request, known.bySchema.get(request.schema) ?? known.ofModel)
  if (answer.finish === 'length')
    throw new ModelFailure(modelTrouble(asking.asked.service, 'cut_off'), answer.usage)
  return answer
}

/** Asks in this way, and in the next one when the provider refuses it; what then works is remembered. */
async function askInWay(
  asking: Asking,
  request: ObjectRequest<z.ZodType>,
  way: Way,
): Promise<{ answer: Answer; way: Way }> {
  const { asked, known } = asking
  try {
    return { answer: await callModel(asked, inWords(request, way), formatOf(request, way)), way }
  } catch (error) {
    const next = NEXT[way]
    if (!(error instanceof ModelFailure) || next === null || !REFUSALS.has(error.reason)) throw error
    const done = await askInWay(asking, request, next)
    if (error.reason === 'schema_refused' || known.bySchema.has(request.schema))
      known.bySchema.set(request.schema, done.way)
    else if (known.ofModel === way) known.ofModel = done.way
    return done
  }
}

function formatOf({ schema }: ObjectRequest<z.ZodType>, way: Way): Format {
  return way === 'schema' ? { schema } : way
}

/** The request with its schema in words, where the provider does not take a schema. */
function inWords({ schema, ...request }: ObjectRequest<z.ZodType>, way: Way): ModelRequest {
  if (way === 'schema') return request
  const shape = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const wanted = `Answer with one JSON value and nothing else: no sentences around it and no code fence. It must match this JSON Schema:\n${shape}`
  return { ...request, system: [request.system, wanted].filter(Boolean).join('\n\n') }
}

/** So much of a wrong answer is shown to the model. */
const LONGEST_SHOWN = 20_000

function withErrors<T extends z.ZodType>(
  request: ObjectRequest<T>,
  answer: string,
  trouble: string,
): ObjectRequest<T> {
  const complaint = `That answer does not have the shape that was asked for:\n${trouble}\nWrite the whole answer again with this corrected, as JSON and nothing else.`
  return {
    ...request,
    messages: [
      ...request.messages,
      { role: 'assistant', content: answer.slice(0, LONGEST_SHOWN) },
      { role: 'user', content: complaint },
    ],
  }
}
