import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { itemAt } from '#platform/items.ts'

export interface Asked {
  /** The name under which its times are reported. */
  name: string
  method?: 'GET' | 'POST'
  path: string
  body?: object
}

/** The milliseconds that each answer took, by the name of the question. */
export interface PacedTimes {
  times: Map<string, number[]>
  failures: string[]
}

interface PacedLoad {
  stop(): Promise<PacedTimes>
}

/** When unanswered questions are so many seconds old, the report says that the server does not keep up. */
const MOST_SECONDS_BEHIND = 20

/**
 * Asks one question after the other at a fixed pace, whether or not the last one is answered. Times begin when a
 * question was due, so that a server that stalls is not asked less and does not look better.
 */
export function startPacedLoad(
  { address, token, rate }: { address: string; token: string; rate: number },
  questions: Asked[],
): PacedLoad {
  const agent = new Agent({ keepAlive: true })
  const times = new Map<string, number[]>()
  const failures: string[] = []
  const under = new Set<Promise<void>>()
  const over = new AbortController()

  async function ask(asked: Asked, due: number): Promise<void> {
    const failure = await send({ address, token, agent }, asked).catch(String)
    times.set(asked.name, [...(times.get(asked.name) ?? []), performance.now() - due])
    if (failure !== null) failures.push(`${asked.name}: ${failure}`)
  }

  async function keepPace(): Promise<void> {
    const begin = performance.now()
    for (let turn = 0; !over.signal.aborted; turn++) {
      const due = begin + (turn * 1_000) / rate
      await sleep(Math.max(0, due - performance.now()))
      if (under.size > rate * MOST_SECONDS_BEHIND) {
        failures.push(`it does not keep up: ${under.size} requests wait for their answers`)
        return
      }
      const asking = ask(itemAt(questions, turn % questions.length), due)
      under.add(asking)
      void asking.then(() => under.delete(asking))
    }
  }

  const pacing = keepPace()
  return {
    async stop() {
      over.abort()
      await pacing
      await Promise.all(under)
      agent.destroy()
      return { times, failures }
    },
  }
}

interface Place {
  address: string
  token: string
  agent?: Agent
}

/** What is wrong with an answer; null when nothing is. */
function send({ address, token, agent }: Place, asked: Asked): Promise<string | null> {
  const { method = 'GET', path, body } = asked
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const sending = request(`${address}/api${path}`, { method, headers, agent }, (reply) => {
      text(reply).then((answer) => {
        resolve(reply.statusCode === 200 ? null : `${reply.statusCode} ${answer.slice(0, 200)}`)
      }, reject)
    })
    sending.on('error', reject).end(body && JSON.stringify(body))
  })
}

/** A percentile of the milliseconds. */
export function findPercentile(times: number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}
