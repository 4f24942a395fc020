import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 30
/** What the evidence of the seeded article says, so that it is kept. */
const TEXT = [
  'Hiking boots fit well when the heel stays in its place on the way down [[E1]].',
  'A boot that is too short hurts the toes on every long descent [[E3]].',
  'Leather boots last for years when their owner brushes the mud off after every walk [[E4]].',
  'Wet boots dry best in a warm room that is far away from any stove [[E6]].',
].join(' ')

export interface StreamingModel {
  address: string
  /** When the first words of each answer left, by their first word, since the last look. Milliseconds since 1970. */
  takeSent(): Map<string, number>
  stop(): Promise<void>
}

/** A model that answers every question by the same sentences, at a steady pace, with a first word of its own. */
export async function startStreamingModel(): Promise<StreamingModel> {
  let sent = new Map<string, number>()
  let answers = 0
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      answers++
      const word = `First${answers}x`
      void stream(response, word, () => sent.set(word, performance.timeOrigin + performance.now()))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${portOf(server.address())}`,
    takeSent() {
      const taken = sent
      sent = new Map()
      return taken
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function stream(response: ServerResponse, word: string, onFirst: () => void): Promise<void> {
  const frame = { id: word, object: 'chat.completion.chunk', created: 1, model: 'bench' }
  const write = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ ...frame, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    )
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  write({ role: 'assistant', content: '' })
  await sleep(PAUSE_MS)
  onFirst()
  write({ content: `${word} of all. ` })
  for (const piece of TEXT.match(/\S+ ?/g) ?? []) {
    await sleep(PAUSE_MS)
    write({ content: piece })
  }
  write({}, 'stop')
  response.end('data: [DONE]\n\n')
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The model has no port.')
  return address.port
}
