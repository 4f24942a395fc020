import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface WatchedRun {
  state: string
  reason: string | null
  /** Seconds from the call that started it to its end. */
  total: number
  /** Seconds by step, in their order. */
  steps: Map<string, number>
}

const LOOK_MS = 25

interface Seen {
  state: string
  reason: string | null
  current: string | null
}

/** Starts a run and looks at its rows until it has ended. */
export async function watchRun(url: string, start: () => Promise<{ runId: number }>): Promise<WatchedRun> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const begin = performance.now()
    const { runId } = await start()
    const steps = new Map<string, number>([['the call', seconds(begin)]])
    let last = performance.now()
    let current = 'until a worker has it'
    for (;;) {
      const { rows } = await client.query<Seen>(
        `select state, reason, (select name from run_steps where run_id = r.id and state = 'inProgress') as current
         from runs r where id = $1`,
        [runId],
      )
      const [seen] = rows
      const hasEnded = ['done', 'failed', 'cancelled'].includes(seen.state)
      steps.set(current, (steps.get(current) ?? 0) + seconds(last))
      last = performance.now()
      if (hasEnded) return { state: seen.state, reason: seen.reason, total: seconds(begin), steps }
      current = seen.current ?? current
      await sleep(LOOK_MS)
    }
  } finally {
    await client.end()
  }
}

function seconds(since: number): number {
  return (performance.now() - since) / 1_000
}
