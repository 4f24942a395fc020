import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { itemAt } from '#platform/items.ts'

export interface WatchedRun {
  state: string
  reason: string | null
  /** Seconds from the call that started it to its end. */
  total: number
  /** Seconds by step, in their order. */
  steps: Map<string, number>
}

interface Door {
  address: string
  token: string
}

const LOOK_MS = 25

interface Seen {
  state: string
  reason: string | null
  current: string | null
}

/** Starts a run and reads its rows until it has ended. */
export async function watchRun(url: string, start: () => Promise<number>): Promise<WatchedRun> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const begin = performance.now()
    const runId = await start()
    const steps = new Map<string, number>([['the call', seconds(begin)]])
    let last = performance.now()
    let step = 'until a worker has it'
    for (;;) {
      const { state, reason, current } = await look(client, runId)
      steps.set(step, (steps.get(step) ?? 0) + seconds(last))
      last = performance.now()
      if (hasEnded(state)) return { state, reason, total: seconds(begin), steps }
      step = current ?? step
      await sleep(LOOK_MS)
    }
  } finally {
    await client.end()
  }
}

/** Starts a run, and gives the seconds that it takes to cancel it in the middle of a step. */
export async function cancelIn(
  url: string,
  { place, filled, step }: { place: Door; filled: { contentplanId: number }; step: string },
): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const runId = await startRun(place, filled)
    for (;;) {
      const { state, current } = await look(client, runId)
      if (hasEnded(state)) throw new Error(`The run has ended before it was cancelled in ${step}.`)
      if (current === step) break
      await sleep(LOOK_MS)
    }
    const begin = performance.now()
    await call(place, 'DELETE', `/contentplan/${filled.contentplanId}/grouping`)
    return seconds(begin)
  } finally {
    await client.end()
  }
}

async function look(client: pg.Client, runId: number): Promise<Seen> {
  const { rows } = await client.query<Seen>(
    `select state, reason, (select name from run_steps where run_id = r.id and state = 'inProgress') as current
     from runs r where id = $1`,
    [runId],
  )
  return itemAt(rows, 0)
}

function hasEnded(state: string): boolean {
  return ['done', 'failed', 'cancelled'].includes(state)
}

export async function startRun(place: Door, { contentplanId }: { contentplanId: number }): Promise<number> {
  const { runId } = await call(place, 'POST', `/contentplan/${contentplanId}/grouping`)
  return runId
}

async function call({ address, token }: Door, method: 'POST' | 'DELETE', path: string) {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: '{}' }),
  })
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

function seconds(since: number): number {
  return (performance.now() - since) / 1_000
}
