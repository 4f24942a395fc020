import type { z } from 'zod'
import type { ModelRequest, OnText } from '#integrations/model/index.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { AgentContext } from '../agent-context.ts'
import type { Prompt } from '../prompts/agent-rules.ts'
import { agentFailure } from './agent-failure.ts'
import { requireAnswer } from './require-answer.ts'

interface Question extends Prompt {
  maxOutputTokens: number
}

type Caller = Pick<AgentContext, 'model' | 'signal'>

const SHORTER =
  'Your last answer had no room: it was cut off at its limit. Answer again, and in half the length.'

/** What a model gets besides when its thinking has used all the room of its answer. */
const THINKING_TOKENS = 8_000

/** Asks for a text, which is only returned when the model ended it. A text that was cut off is asked for again, shorter. */
export async function askForText(
  { model, signal }: Caller,
  { onText, ...question }: Question & { onText?: OnText | undefined },
): Promise<string> {
  const text = await askTwice(question, async (request) => {
    const answer = await model.generateText({
      ...request,
      signal,
      ...(onText === undefined ? {} : { onText }),
    })
    if (answer.isCutOff) throw agentFailure('cut_off')
    return answer.text
  })
  return requireAnswer(text)
}

/** Asks for an object of a schema; one that was cut off is asked for again, shorter. */
export async function askForObject<T extends z.ZodType>(
  { model, signal }: Caller,
  { schema, ...question }: Question & { schema: T },
): Promise<z.infer<T>> {
  return askTwice(
    question,
    async (request): Promise<z.infer<T>> =>
      (await model.generateObject({ ...request, signal, schema })).object,
  )
}

type Request = Pick<ModelRequest, 'system' | 'messages' | 'maxOutputTokens'>

/** An answer that was cut off twice may be whole at another try; one that was thinking twice will not. */
async function askTwice<Answer>(
  { system, prompt, maxOutputTokens }: Question,
  ask: (request: Request) => Promise<Answer>,
): Promise<Answer> {
  let room = maxOutputTokens
  try {
    return await ask({ system, maxOutputTokens: room, messages: [{ role: 'user', content: prompt }] })
  } catch (error) {
    if (isFailure(error, 'thought_only')) room += THINKING_TOKENS
    else if (!isFailure(error, 'cut_off')) throw error
  }
  try {
    const content = `${prompt}\n\n${SHORTER}`
    return await ask({ system, maxOutputTokens: room, messages: [{ role: 'user', content }] })
  } catch (error) {
    throw isFailure(error, 'cut_off') ? agentFailure('cut_off') : error
  }
}

/**
 * Asks with as many tokens of material as there are and may be; once with half of it when the model cannot read as much.
 */
export async function askWithin<Answer>(
  { most, material }: { most: number; material: number },
  ask: (tokens: number) => Promise<Answer>,
): Promise<Answer> {
  const tokens = Math.min(most, material)
  try {
    return await ask(tokens)
  } catch (error) {
    if (!isFailure(error, 'context_length')) throw error
    return ask(Math.floor(tokens / 2))
  }
}

function isFailure(error: unknown, reason: string): boolean {
  return error instanceof AdapterError && error.reason === reason
}
