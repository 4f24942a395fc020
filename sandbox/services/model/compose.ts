import type { FaultKind } from '../../stage/faults.ts'
import type { Ask, Tool } from './ask.ts'
import { playAssistant } from './assistant/index.ts'
import { readMaterial, type Material } from './material.ts'
import { writeJson } from './write-json.ts'
import { answerEmpty, answerInOtherLanguage } from './spoil-answer.ts'
import { writeAsStylist } from './stylist/index.ts'
import { writeAsAgent } from './writer/index.ts'
import { writeToolSummary, writeText } from './write-text.ts'

/** The model's answer, before it is put into an endpoint's format. */
export interface Draft {
  text: string
  refusal: string | null
  toolCall: { name: string; arguments: string } | null
  finish: 'stop' | 'length' | 'tool_calls'
  inputTokens: number
  outputTokens: number
  /** Whether the answer says how many tokens it took. */
  tellsUsage: boolean
}

const CHARACTERS_OF_TOKEN = 4
const REASONING = '<think>The user wants a text. I should plan it first, and keep that to myself.</think>\n\n'
const REFUSAL = 'I cannot help with that.'

/** Writes the answer. The same request always gets the same answer. */
export function compose(ask: Ask, fault: FaultKind | null): Draft {
  const inputTokens = countInput(ask)
  const none = {
    text: '',
    refusal: null,
    toolCall: null,
    finish: 'stop' as const,
    inputTokens,
    tellsUsage: fault !== 'no_usage',
  }
  if (fault === 'refusal') return { ...none, refusal: REFUSAL, outputTokens: countTokens(REFUSAL) }
  const material = readMaterial(ask)
  const turn = playAssistant(ask)
  if (turn !== null && 'tool' in turn) {
    const toolCall = { name: turn.tool.name, arguments: JSON.stringify(turn.tool.input) }
    return { ...none, toolCall, finish: 'tool_calls', outputTokens: countTokens(toolCall.arguments) }
  }
  const tool = turn === null ? chooseTool(ask) : undefined
  if (tool !== undefined) {
    const toolCall = { name: tool.name, arguments: JSON.stringify(writeJson(tool.parameters, material)) }
    return { ...none, toolCall, finish: 'tool_calls', outputTokens: countTokens(toolCall.arguments) }
  }
  const text = spoil(
    turn?.text ?? writeAsAgent(ask) ?? writeAsStylist(ask) ?? writeAnswer(ask, material),
    ask,
    fault,
  )
  const isLong = fault === 'length' || countTokens(text) > ask.maxTokens
  const kept = isLong
    ? text.slice(
        0,
        Math.min(ask.maxTokens * CHARACTERS_OF_TOKEN, fault === 'length' ? text.length / 2 : Infinity),
      )
    : text
  return { ...none, text: kept, finish: isLong ? 'length' : 'stop', outputTokens: countTokens(kept) }
}

/** The answer with the fault that changes it. */
function spoil(answer: string, { format }: Ask, fault: FaultKind | null): string {
  switch (fault) {
    case 'malformed':
      return answer.slice(0, Math.ceil(answer.length * 0.6))
    case 'empty':
      return answerEmpty(answer, format)
    case 'think':
      return `${REASONING}${answer}`
    case 'wrong_language':
      return answerInOtherLanguage(answer)
    default:
      return answer
  }
}

export function countInput({ messages, toolResults, tools }: Ask): number {
  const texts = [...messages.map(({ text }) => text), ...toolResults, JSON.stringify(tools)]
  return texts.reduce((sum, text) => sum + countTokens(text), 0)
}

function writeAnswer({ format, toolResults }: Ask, material: Material): string {
  if (format === 'json') return JSON.stringify({ subject: material.subject, text: writeText(material) })
  if (format !== 'text') return JSON.stringify(writeJson(format.schema, material))
  return toolResults.length > 0 ? writeToolSummary(toolResults) : writeText(material)
}

/** With the choice `auto`, it calls a tool once, and only one whose name the user has mentioned. */
function chooseTool({ tools, toolChoice, toolResults, messages }: Ask): Tool | undefined {
  if (toolChoice === 'none') return undefined
  if (typeof toolChoice === 'object') return tools.find(({ name }) => name === toolChoice.name)
  if (toolResults.length > 0) return undefined
  const said = messages.findLast(({ role }) => role === 'user')?.text.toLowerCase() ?? ''
  const counts = tools.map((tool) => ({ tool, count: countMentions(said, tool.name) }))
  const best = counts.toSorted((a, b) => b.count - a.count)[0]
  return best !== undefined && (toolChoice === 'required' || best.count > 0) ? best.tool : undefined
}

function countMentions(said: string, name: string): number {
  const words = name.toLowerCase().split(/[^a-z]+|(?<=[a-z])(?=[A-Z])/)
  return words.filter((word) => word.length > 3 && said.includes(word.replace(/s$/, ''))).length
}

function countTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_OF_TOKEN)
}
