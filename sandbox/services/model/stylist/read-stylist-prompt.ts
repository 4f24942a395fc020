import type { Ask } from '../ask.ts'
import { readBlocks } from '../writer/read-prompt.ts'

const ROLE = /^You are the (style analyst|stylist|company writer) of a website\./m

export interface StylistPrompt {
  role: string
  /** Texts of the blocks by their names. */
  blocks: Map<string, string>
}

/** A prompt about how a website is written; null for all other requests. */
export function readStylistPrompt({ messages }: Ask): StylistPrompt | null {
  const task = messages.flatMap(({ role, text }) => (role === 'user' ? [] : [text])).join('\n')
  const role = ROLE.exec(task)?.[1]
  if (role === undefined) return null
  return { role, blocks: readBlocks(messages.find((message) => message.role === 'user')?.text ?? '') }
}
