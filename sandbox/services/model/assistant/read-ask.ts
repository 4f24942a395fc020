import type { Ask } from '../ask.ts'
import { toFields } from '../material.ts'

export interface AssistantAsk {
  question: string
  /** The text that is open on the screen, by its word in tools. */
  section: string
  /** Names of the tools that it may call. */
  tools: ReadonlySet<string>
  /** What tools have told since the question, by their names; the last answer of each counts. */
  results: ReadonlyMap<string, unknown>
}

const OPENING = /^You are the assistant beside an article for a website\./m
const OPEN_TEXT = /^The open text is: [^(\n]{1,40}\((\w{1,20})\)\.$/m
const BEGIN = /^<data-(\w{1,64}) ([\w ]{1,40})>\n/

/** What the product's prompt for its assistant says; null for all other requests. */
export function readAssistantAsk({ messages, toolResults, tools }: Ask): AssistantAsk | null {
  const rules = messages.flatMap(({ role, text }) => (role === 'system' ? [text] : [])).join('\n')
  if (!OPENING.test(rules)) return null
  const results = new Map<string, unknown>()
  for (const result of toolResults) {
    const [begin = '', nonce = '', name = ''] = BEGIN.exec(result) ?? []
    const end = result.indexOf(`\n</data-${nonce}>`)
    if (begin === '' || end < 0) continue
    const text = result.slice(begin.length, end)
    results.set(name, name === 'read_text' ? text : parse(text))
  }
  return {
    question: messages.findLast(({ role }) => role === 'user')?.text ?? '',
    section: OPEN_TEXT.exec(rules)?.[1] ?? 'final',
    tools: new Set(tools.map(({ name }) => name)),
    results,
  }
}

/** The fields of what a tool has told. */
export function fieldsOf({ results }: AssistantAsk, name: string): Record<string, unknown> {
  return toFields(results.get(name))
}

/** The entries of a list. */
export function entriesIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(toFields) : []
}

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
