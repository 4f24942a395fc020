import {
  tool,
  type AssistantModelMessage,
  type ModelMessage as LibraryMessage,
  type ToolSet,
  type TypedToolCall,
} from 'ai'
import type { ModelMessage, ModelTool, ToolCall } from './index.ts'

/** Tools as the library has them. Without work of their own, the library ends the answer at their first call. */
export function describeTools(tools: readonly ModelTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input }) => [name, tool({ description, inputSchema: input })]),
  )
}

/** A call as a model has made it. */
export function readToolCall(part: TypedToolCall<ToolSet>): ToolCall {
  const { toolCallId: id, toolName: name, input } = part
  return { id, name, input, problem: part.invalid === true ? describeProblem(part.error) : null }
}

function describeProblem(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, MOST_PROBLEM) : 'This call cannot be read.'
}

const MOST_PROBLEM = 500

/**
 * What the provider has sent beside each answer with calls, such as signed reasoning: some providers refuse to go on
 * when that is missing.
 */
const answers = new WeakMap<readonly ToolCall[], readonly LibraryMessage[]>()

export function rememberAnswer(calls: readonly ToolCall[], messages: readonly LibraryMessage[]): void {
  // For a call that it cannot read, the library adds an answer of its own; the caller gives one, too.
  answers.set(
    calls,
    messages.filter(({ role }) => role === 'assistant'),
  )
}

/** Messages as the library has them. Providers refuse half a letter, and texts are cut anywhere. */
export function writeMessages(messages: readonly ModelMessage[]): LibraryMessage[] {
  const written: LibraryMessage[] = []
  for (const message of messages) {
    if (message.role === 'tool') addResult(written, message)
    else if ('calls' in message) written.push(...(answers.get(message.calls) ?? [writeCalls(message)]))
    else written.push({ role: message.role, content: message.content.toWellFormed() })
  }
  return written
}

/** The results of one answer stand in one message. */
function addResult(
  written: LibraryMessage[],
  { content, call }: Extract<ModelMessage, { role: 'tool' }>,
): void {
  const result = {
    type: 'tool-result' as const,
    toolCallId: call.id,
    toolName: call.name,
    output: { type: 'text' as const, value: content.toWellFormed() },
  }
  const last = written.at(-1)
  if (last?.role === 'tool') last.content.push(result)
  else written.push({ role: 'tool', content: [result] })
}

function writeCalls({
  content,
  calls,
}: Extract<ModelMessage, { calls: readonly ToolCall[] }>): AssistantModelMessage {
  const said = content === '' ? [] : [{ type: 'text' as const, text: content.toWellFormed() }]
  const called = calls.map(({ id, name, input }) => ({
    type: 'tool-call' as const,
    toolCallId: id,
    toolName: name,
    input,
  }))
  return { role: 'assistant', content: [...said, ...called] }
}
