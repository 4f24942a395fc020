import { addDays } from '#platform/days.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'

const DAYS = 6

/** The days of a file up to `last`, all with the same clicks. */
export function makeFile(last: string, { clicks }: { clicks: number }) {
  const totals = { clicks, impressions: 100, position: 2 }
  return Array.from({ length: DAYS }, (_, back) => ({ day: addDays(last, -back), totals }))
}

/** Kills a process when it has written half of a file's days. */
export async function storeHalfOfFile(args: (string | number)[]): Promise<void> {
  const child = spawn(
    process.execPath,
    ['tests/support/performance/keep-file-until-killed.ts', ...args.map(String)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const exited = once(child, 'exit')
  const isHalf = await Promise.race([once(child.stdout, 'data').then(() => true), exited.then(() => false)])
  if (!isHalf) throw new Error('the process ended before half of the file was written')
  child.kill('SIGKILL')
  await exited
}
