import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { itemAt } from '#platform/items.ts'

interface Question {
  path: string
  method?: string
  headers?: Record<string, string>
  /** The status that the answer must have; `holds` is a text that it must contain. */
  status: number
  holds: string
}

interface SteadyLoad {
  /** Ends the load. Returns the number of right answers, and what was wrong with the others. */
  stop(): Promise<{ answered: number; failures: string[] }>
}

const PAUSE_MS = 5

/** Clients that each ask one question after the other: one half on kept connections, one half on new ones. */
export function startSteadyLoad(address: string, questions: Question[], clients: number): SteadyLoad {
  const failures: string[] = []
  let answered = 0
  const over = new AbortController()
  const kept = new Agent({ keepAlive: true })

  async function askRepeatedly(client: number): Promise<void> {
    const agent = client % 2 === 0 ? kept : false
    for (let turn = client; !over.signal.aborted; turn++) {
      const question = itemAt(questions, turn % questions.length)
      const failure = await ask(address, question, agent).catch((error: unknown) => String(error))
      if (failure === null) answered++
      else failures.push(`${question.path}: ${failure}`)
      await sleep(PAUSE_MS)
    }
  }

  const asking = Array.from({ length: clients }, (_, client) => askRepeatedly(client))
  return {
    async stop() {
      over.abort()
      await Promise.all(asking)
      kept.destroy()
      return { answered, failures }
    },
  }
}

function ask(address: string, question: Question, agent: Agent | false): Promise<string | null> {
  const { path, method = 'GET', headers = {}, status, holds } = question
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${path}`, { method, headers, agent }, (reply) => {
      text(reply).then((body) => {
        const isRight = reply.statusCode === status && body.includes(holds)
        resolve(isRight ? null : `${reply.statusCode} ${body.slice(0, 200)}`)
      }, reject)
    })
    asked.on('error', reject).end()
  })
}
