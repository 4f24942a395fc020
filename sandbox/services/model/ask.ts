import { z } from 'zod'

/** A request to the model, from either of the two endpoints. */
export interface Ask {
  model: string
  /** The messages, the latest last, without the results of tools. */
  messages: { role: string; text: string }[]
  /** Results of tools after the last message of the user. */
  toolResults: string[]
  tools: Tool[]
  toolChoice: 'auto' | 'none' | 'required' | { name: string }
  format: 'text' | 'json' | { schema: JsonSchema }
  maxTokens: number
  isStreaming: boolean
  wantsUsage: boolean
}

export interface Tool {
  name: string
  parameters: JsonSchema
}

export type JsonSchema = Record<string, unknown>

const schemaObject = z.record(z.string(), z.unknown())
const text = z.union([
  z.string(),
  z
    .array(z.looseObject({ text: z.string().default('') }))
    .transform((parts) => parts.map((part) => part.text).join('\n')),
  z.null().transform(() => ''),
])

const chatSchema = z.object({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: text.default('') })).min(1),
  tools: z
    .array(z.object({ function: z.object({ name: z.string(), parameters: schemaObject.default({}) }) }))
    .default([]),
  tool_choice: z
    .union([
      z.enum(['auto', 'none', 'required']),
      z.object({ function: z.object({ name: z.string() }) }).transform((choice) => choice.function),
    ])
    .default('auto'),
  response_format: z
    .union([
      z.object({ type: z.literal('text') }).transform(() => 'text' as const),
      z.object({ type: z.literal('json_object') }).transform(() => 'json' as const),
      z
        .object({ type: z.literal('json_schema'), json_schema: z.object({ schema: schemaObject }) })
        .transform((format) => format.json_schema),
    ])
    .default('text'),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().default(false) }).nullish(),
})

const item = z.union([
  z.object({ type: z.literal('function_call_output'), output: text }),
  z.object({ type: z.enum(['function_call', 'reasoning', 'item_reference']) }),
  z.object({ type: z.literal('message').default('message'), role: z.string(), content: text }),
])

const responsesSchema = z.object({
  model: z.string(),
  instructions: z.string().nullish(),
  input: z.union([z.string(), z.array(item).min(1)]),
  tools: z.array(z.object({ name: z.string(), parameters: schemaObject.nullish() })).default([]),
  tool_choice: z
    .union([z.enum(['auto', 'none', 'required']), z.object({ name: z.string() })])
    .default('auto'),
  text: z
    .object({
      format: z
        .union([
          z.object({ type: z.literal('text') }).transform(() => 'text' as const),
          z.object({ type: z.literal('json_object') }).transform(() => 'json' as const),
          z.object({ type: z.literal('json_schema'), schema: schemaObject }),
        ])
        .default('text'),
    })
    .nullish(),
  max_output_tokens: z.int().min(1).nullish(),
  stream: z.boolean().nullish(),
})

/** Reads a body of `/chat/completions`; returns the name of the wrong field if it is invalid. */
export function readChat(body: unknown): Ask | string {
  const parsed = chatSchema.safeParse(body)
  if (!parsed.success) return nameField(parsed.error)
  const { data } = parsed
  const last = data.messages.findLastIndex(({ role }) => role === 'user')
  return {
    model: data.model,
    messages: data.messages
      .filter(({ role }) => role !== 'tool')
      .map(({ role, content }) => ({ role, text: content })),
    toolResults: data.messages
      .slice(last + 1)
      .flatMap(({ role, content }) => (role === 'tool' ? [content] : [])),
    tools: data.tools.map((tool) => tool.function),
    toolChoice: data.tool_choice,
    format: data.response_format,
    maxTokens: data.max_completion_tokens ?? data.max_tokens ?? Infinity,
    isStreaming: data.stream ?? false,
    wantsUsage: data.stream_options?.include_usage ?? false,
  }
}

/** Reads a body of `/responses`; returns the name of the wrong field if it is invalid. */
export function readResponses(body: unknown): Ask | string {
  const parsed = responsesSchema.safeParse(body)
  if (!parsed.success) return nameField(parsed.error)
  const { data } = parsed
  const items = typeof data.input === 'string' ? [{ role: 'user', content: data.input }] : data.input
  const said = items.flatMap((one) => ('role' in one ? [{ role: one.role, text: one.content }] : []))
  const last = items.findLastIndex((one) => 'role' in one && one.role === 'user')
  const system = data.instructions ? [{ role: 'system', text: data.instructions }] : []
  return {
    model: data.model,
    messages: [...system, ...said],
    toolResults: items.slice(last + 1).flatMap((one) => ('output' in one ? [one.output] : [])),
    tools: data.tools.map(({ name, parameters }) => ({ name, parameters: parameters ?? {} })),
    toolChoice: data.tool_choice,
    format: data.text?.format ?? 'text',
    maxTokens: data.max_output_tokens ?? Infinity,
    isStreaming: data.stream ?? false,
    wantsUsage: true,
  }
}

function nameField(error: z.ZodError): string {
  return error.issues[0]?.path.join('.') || 'body'
}
