import { z } from 'zod'
import type { Message } from '#platform/contract/message.ts'
import { SOCKET_PATH } from '#platform/contract/socket.ts'
import { messages } from '../contract.ts'
import { nameType, object } from './field-types.ts'

/** The part of docs/api.md about the socket. */
export function describeMessages(): string[] {
  return [
    '# Messages',
    `A WebSocket at \`${SOCKET_PATH}\`, from pages of the installation only. Its first message is \`{"ticket": "…", "since": "…"}\` with the answer of \`POST /auth/ticket\`, within five seconds; the answer is \`{"name": "welcome", "isWhole": true}\` after all messages since that answer, or \`false\` when some of them may be missing. A message to the server is \`{"id", "name", "data"}\` with an id of the sender's choice, and is answered with \`{"name": "done", "id"}\` or \`{"name": "failed", "id", "data"}\`, where data is an error as above with its \`status\`. A message to the browser is \`{"name", "data"}\`; \`missed\` says that something may not have been heard and should be fetched, \`beat\` that the connection stands. Close code 4401: the session is over; 4429: too many sockets or messages; without a code: come back.`,
    '## To the server',
    ...describeAll('incoming', 'None yet.'),
    '## To the browser',
    ...describeAll('outgoing', 'None yet.'),
  ]
}

function describeAll(direction: Message['direction'], none: string): string[] {
  const all: readonly Message[] = messages
  const found = all.filter((message) => message.direction === direction)
  return found.length === 0 ? [none] : found.flatMap(describe)
}

function describe({ name, summary, tag, data, direction }: Message): string[] {
  const io = direction === 'incoming' ? 'input' : 'output'
  const { properties, required } = object.parse(z.toJSONSchema(data, { io, unrepresentable: 'any' }))
  const rows = Object.entries(properties).map(
    ([field, value]) => `| \`${field}\` | ${nameType(value)} | ${required.includes(field) ? 'yes' : 'no'} |`,
  )
  const table = ['| field | type | always |', '| --- | --- | --- |', ...rows].join('\n')
  return [`### ${name}`, `${summary} (${tag})`, table]
}
