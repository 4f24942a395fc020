import type { z } from 'zod'
import type { OnText } from '#integrations/model/index.ts'
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

/** Asks for a text, which is only returned when the model ended it. A text that was cut off is asked for again, shorter. */
export async function askForText(
  { model, signal }: Caller,
  { system, prompt, maxOutputTokens, onText }: Question & { onText?: OnText | undefined },
): Promise<string> {
  const request = { system, maxOutputTokens, signal }
  const first = await model.generateText({
    ...request,
    messages: [{ role: 'user', content: prompt }],
    ...(onText === undefined ? {} : { onText }),
  })
  if (!first.isCutOff) return requireAnswer(first.text)
  const second = await model.generateText({
    ...request,
    messages: [{ role: 'user', content: `${prompt}\n\n${SHORTER}` }],
  })
  if (second.isCutOff) throw agentFailure('cut_off')
  return requireAnswer(second.text)
}

/** Asks for an object of a schema; one that was cut off is asked for again, shorter. */
export async function askForObject<T extends z.ZodType>(
  { model, signal }: Caller,
  { system, prompt, maxOutputTokens, schema }: Question & { schema: T },
): Promise<z.infer<T>> {
  const ask = async (content: string): Promise<z.infer<T>> => {
    const messages = [{ role: 'user' as const, content }]
    return (await model.generateObject({ system, messages, maxOutputTokens, signal, schema })).object
  }
  try {
    return await ask(prompt)
  } catch (error) {
    if (!isFailure(error, 'cut_off')) throw error
  }
  try {
    return await ask(`${prompt}\n\n${SHORTER}`)
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
