import type { Stage } from '../../stage/stage.ts'
import { hash } from '../../world/random.ts'
import { readBearer, readJson, replyJson, type Call, type Reply, type Service } from '../service.ts'
import { readChat, readResponses, type Ask } from './ask.ts'
import { describeChat, listChatEvents } from './chat.ts'
import { compose, countInput } from './compose.ts'
import {
  replyFault,
  replyModelError,
  replyTooLong,
  replyUnknownModel,
  replyWrongField,
  replyWrongKey,
} from './model-errors.ts'
import { describeResponse, listResponseEvents } from './responses.ts'
import { replyStream } from './stream.ts'
import { LIAR } from './writer/index.ts'

export const SANDBOX_MODEL_KEY = 'sk-sandbox'

/** The models by name, with the maximum number of input tokens. */
export const SANDBOX_MODELS: Record<string, number> = {
  'sandbox-writer': 128_000,
  'sandbox-small': 8_000,
  [LIAR]: 128_000,
}

export interface ModelSettings {
  /** Milliseconds between two events of a stream. */
  pauseMs: number
  /** The same for prose where `pauseMs` is 0. */
  paceMs: number
}

/** A model with OpenAI's two endpoints. It writes by rules, and the same request always gets the same answer. */
export function createModelService(stage: Stage, settings: ModelSettings): Service {
  return (call) => {
    if (readBearer(call) !== SANDBOX_MODEL_KEY) return replyWrongKey()
    switch (`${call.method} ${call.url.pathname}`) {
      case 'GET /v1/models':
        return listModels(stage)
      case 'POST /v1/chat/completions':
        return answer(stage, settings, call, 'chat')
      case 'POST /v1/responses':
        return answer(stage, settings, call, 'responses')
      default:
        return replyModelError({
          status: 404,
          message: `Invalid URL (${call.method} ${call.url.pathname})`,
          type: 'invalid_request_error',
          code: null,
        })
    }
  }
}

function answer(stage: Stage, settings: ModelSettings, call: Call, endpoint: 'chat' | 'responses'): Reply {
  const ask = endpoint === 'chat' ? readChat(readJson(call)) : readResponses(readJson(call))
  if (typeof ask === 'string') return replyWrongField(ask)
  const limit = SANDBOX_MODELS[ask.model]
  if (limit === undefined) return replyUnknownModel(ask.model)
  const failure = call.fault === null ? null : replyFault(call.fault, limit)
  if (failure !== null) return failure
  const tokens = countInput(ask)
  if (tokens > limit) return replyTooLong(limit, tokens)
  const draft = compose(ask, call.fault)
  const pauseMs = settings.pauseMs || (isProse(draft.text) ? settings.paceMs : 0)
  const heading = { id: idOf(ask), created: Math.floor(stage.clock.now() / 1000) }
  if (endpoint === 'chat') {
    if (!ask.isStreaming) return replyWhole(call, describeChat(ask, draft, heading))
    return replyStream(call, {
      events: listChatEvents(ask, draft, heading),
      end: 'data: [DONE]\n\n',
      pauseMs,
    })
  }
  if (!ask.isStreaming) return replyWhole(call, describeResponse(ask, draft, heading))
  return replyStream(call, { events: listResponseEvents(ask, draft, heading), end: '', pauseMs })
}

/** Programs wait for the whole of an object. */
function isProse(text: string): boolean {
  return !/^\s*[{[]/.test(text)
}

/** The answer as JSON; with the fault `cut` it ends in the middle. */
function replyWhole({ fault }: Call, body: object): Reply {
  const reply = replyJson(200, body)
  const text = JSON.stringify(body)
  return fault === 'cut' ? { ...reply, body: text.slice(0, text.length / 2) } : reply
}

function listModels(stage: Stage): Reply {
  const created = Math.floor(stage.clock.now() / 1000)
  const data = Object.keys(SANDBOX_MODELS).map((id) => ({
    id,
    object: 'model',
    created,
    owned_by: 'sandbox',
  }))
  return replyJson(200, { object: 'list', data })
}

function idOf({ messages, model }: Ask): string {
  return hash(model, ...messages.map(({ text }) => text)).toString(36)
}
