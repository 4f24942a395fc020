import { LONGEST_MESSAGE, MOST_MESSAGES, type ChatRole } from './rules.ts'

export interface SentMessage {
  role: ChatRole
  content: string
}

/** A message to the server has less than 64 KB; a character may take three bytes. */
const MOST_BYTES = 40_000

/**
 * The messages of a conversation that are sent with its last one: without empty ones (M-12), and when it is long, without
 * the oldest. The first one is of the user.
 */
export function fitMessages(messages: readonly SentMessage[]): SentMessage[] {
  const said = messages
    .filter(({ role, content }) => isSaid(role) && content.trim() !== '')
    .map(({ role, content }) => ({ role, content: content.slice(0, LONGEST_MESSAGE).toWellFormed() }))
  let bytes = 0
  let from = said.length
  while (from > 0 && said.length - from < MOST_MESSAGES) {
    bytes += sizeOf(said[from - 1]?.content ?? '')
    if (bytes > MOST_BYTES && from < said.length) break
    from -= 1
  }
  const kept = said.slice(from)
  const first = kept.findIndex(({ role }) => role === 'user')
  return first < 0 ? [] : kept.slice(first)
}

function isSaid(role: ChatRole): boolean {
  return role === 'user' || role === 'assistant'
}

/** As JSON, in which a line break takes two bytes. */
function sizeOf(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length
}
