import inspector from 'node:inspector'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import fastify from 'fastify'
import { noteRequests } from '#platform/server/http/note-requests.ts'
import { workOn, workOnStep } from '#platform/server/watchdog/current-work.ts'
import { startWatchdog } from '#platform/server/watchdog/watchdog.ts'

// A program that stands still in the way that its argument names, with a watchdog that may end it.
const [way = '', limit = ''] = process.argv.slice(2)
const limitMs = Number(limit)
const step = { kind: 'step', workspaceId: 3, run: 12, pipeline: 'crawl', step: 'Crawling pages' } as const

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function turnForEver(): void {
  for (let turns = 0; turns >= 0;) turns = (turns + 1) % 7
}

/** A match that takes longer than the universe exists. */
function matchForEver(): void {
  ;/^(a+)+$/.test(`${'a'.repeat(80)}b`)
}

const threads: Worker[] = []
process.on('worker', (thread) => threads.push(thread))

const hasTicked = ({ performance: { eventLoopUtilization: use } }: Worker) => use().idle > limitMs / 6

/** Waits until the watchdog's thread has done some ticks. */
async function untilWatched(): Promise<void> {
  while (!threads.some(hasTicked)) await sleep(1)
}

function standFor(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

const server = fastify()
noteRequests(server)
server.get('/quick', () => 'It answers.')
server.post('/stuck/:id', async () => {
  await sleep(1)
  turnForEver()
})

async function askOneself(address: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${address}/stuck/5`, { method: 'POST', body: '{"a": 1}', headers })
}

const ways: Record<string, (address: string) => Promise<void>> = {
  loop: () => workOnStep(step, async () => turnForEver()),
  pattern: () => workOnStep(step, async () => matchForEver()),
  request: (address) => workOnStep(step, () => askOneself(address)),
  message: async () => workOn({ kind: 'message', name: 'runThings' }, turnForEver),
  async stopped() {
    await untilWatched()
    // The watchdog has begun to count, because it got no new beat.
    standFor(limitMs / 6)
    process.kill(process.pid, 'SIGSTOP')
    // Long enough that a watchdog which counted the stopped time as well would end the program.
    standFor((2 * limitMs) / 3)
    await sleep(limitMs / 6)
  },
  async debugger() {
    standFor(2 * limitMs)
  },
}

// The slow first request is over before the watchdog starts.
const address = await server.listen({ host: '127.0.0.1', port: 0 })
await fetch(`${address}/quick`)
if (way === 'debugger') inspector.open(0)
const log = { warn: () => {}, error: () => say('Nobody watches any more.') }
const watchdog = startWatchdog({ log }, { limitMs, isLogging: true, worker: null })
await ways[way]?.(address)
inspector.close()
await watchdog.stop()
await server.close()
say('It goes on.')
