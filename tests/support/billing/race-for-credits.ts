import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { expect, onTestFinished } from 'vitest'
import { shareDatabase } from '#tests/support/database/shared-database.ts'
import { query } from '#tests/support/database/test-database.ts'
import { makeWorkspace } from '#tests/support/jobs/job-world.ts'

const CREDITS = 10
const STARTS_OF_A_PROCESS = 50

/**
 * Starts 100 clusters at once from two processes, each round in a workspace with 10 credits, and checks that exactly 10
 * begin. Returns how many began in each process.
 */
export async function raceForCredits(rounds: number): Promise<[number, number]> {
  const { url } = await shareDatabase()
  const racers = [startRacer(url, 1), startRacer(url, 1 + STARTS_OF_A_PROCESS)] as const
  await Promise.all(racers.map((one) => one.read()))
  const sums: [number, number] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const { workspaceId, contentplanId } = await makeWorkspace(url, `round ${round}`)
    await query(
      url,
      `insert into credit_entries (workspace_id, ledger, kind, amount, reference)
       values (${workspaceId}, 'articles', 'grant', ${CREDITS}, 'founding')`,
    )
    for (const one of racers) one.write(`${workspaceId} ${contentplanId}`)
    const [first, second] = [Number(await racers[0].read()), Number(await racers[1].read())]
    expect(first + second).toBe(CREDITS)
    expect(
      await query(
        url,
        `select balance, (select sum(amount)::int from credit_entries where workspace_id = ${workspaceId}) as sum,
           (select count(*)::int from credit_entries where workspace_id = ${workspaceId} and kind = 'reserve') as begun
         from credit_balances where workspace_id = ${workspaceId}`,
      ),
    ).toEqual([{ balance: 0, sum: 0, begun: CREDITS }])
    sums[0] += first
    sums[1] += second
  }
  return sums
}

/** A process that answers each plan that it is given with how many clusters began. */
function startRacer(url: string, firstArticle: number) {
  const args = [
    'tests/support/billing/reserve-many.ts',
    url,
    String(firstArticle),
    String(STARTS_OF_A_PROCESS),
  ]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  onTestFinished(async () => {
    child.stdin.end()
    await exited
  })
  return {
    write: (line: string) => void child.stdin.write(`${line}\n`),
    async read(): Promise<string> {
      const { value, done } = await lines.next()
      if (done === true) throw new Error('The process ended before it answered.')
      return value
    },
  }
}
