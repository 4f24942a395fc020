import type { Ask } from '../ask.ts'
import { toFields } from '../material.ts'

const ROLES = ['planner', 'researcher', 'writer', 'editor', 'finisher', 'illustrator'] as const
export type Role = (typeof ROLES)[number]

/** What the product's prompts for its agents say, apart from the task itself. */
export interface AgentPrompt {
  role: Role
  /** ISO 639-1. */
  language: string
  /** The system prompt. */
  task: string
  /** Texts of the blocks by their names. */
  blocks: Map<string, string>
  /** The whole request of the user. */
  request: string
}

const ROLE = /^You are the (\w+) of an article for a website\./m
const LANGUAGE = /\(language "([a-z]{2,3})/
const BEGIN = /^<data-(\w+) ([^>\n]+)>$/

/** The prompt of an agent, or null for all other requests. */
export function readAgentPrompt({ messages }: Ask): AgentPrompt | null {
  const task = messages.flatMap(({ role, text }) => (role === 'user' ? [] : [text])).join('\n')
  const name = ROLE.exec(task)?.[1]
  const role = ROLES.find((one) => one === name)
  if (role === undefined) return null
  const request = messages.find((message) => message.role === 'user')?.text ?? ''
  return { role, task, request, language: LANGUAGE.exec(task)?.[1] ?? 'en', blocks: readBlocks(request) }
}

/** The texts of the blocks of a prompt by their names. */
export function readBlocks(request: string): Map<string, string> {
  const blocks = new Map<string, string>()
  let [name, end, lines]: [string, string, string[]] = ['', '', []]
  for (const line of request.split('\n')) {
    const begin = end === '' ? BEGIN.exec(line) : null
    if (begin !== null) [name, end, lines] = [begin[2] ?? '', `</data-${begin[1] ?? ''}>`, []]
    else if (line === end && end !== '') {
      blocks.set(name, lines.join('\n'))
      end = ''
    } else lines.push(line)
  }
  return blocks
}

/** The fields of a block of JSON. */
export function fieldsOf({ blocks }: AgentPrompt, name: string): Record<string, unknown> {
  return toFields(parse(blocks.get(name)))
}

/** The entries of a block with a list in JSON. */
export function entriesOf({ blocks }: AgentPrompt, name: string): Record<string, unknown>[] {
  const list = parse(blocks.get(name))
  return Array.isArray(list) ? list.map(toFields) : []
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
