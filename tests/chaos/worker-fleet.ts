import { spawn, type ChildProcess } from 'node:child_process'
import process from 'node:process'
import { tiedToThisProcess } from '#platform/server/process/tied-command.ts'
import type { Bug } from './chaos-pipeline.ts'

export interface FleetInput {
  url: string
  ledger: string
  size: number
  bug: Bug | null
}

export interface WorkerFleet {
  /** Kills one of these with no warning, in turn, and puts a new one in its place; null where none of them lives. */
  kill(among: ReadonlySet<string>): string | null
  stop(): Promise<void>
}

/** Workers as processes of their own, which die with this one. */
export function startFleet({ url, ledger, size, bug }: FleetInput): WorkerFleet {
  let count = 0
  const launch = () => {
    const worker = `worker ${++count}`
    const { command, args } = tiedToThisProcess(
      { command: process.execPath, args: ['tests/chaos/worker-process.ts'] },
      'TERM',
    )
    const child = spawn(command, args, {
      env: { PATH: process.env['PATH'], CHAOS: JSON.stringify({ url, ledger, worker, bug }) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return { worker, child }
  }
  const fleet = Array.from({ length: size }, launch)
  return {
    kill(among) {
      const place = fleet.findIndex(({ worker }) => among.has(worker))
      if (place === -1) return null
      const [{ worker, child }] = fleet.splice(place, 1)
      child.kill('SIGKILL')
      fleet.push(launch())
      return worker
    },
    async stop() {
      await Promise.all(fleet.map(({ child }) => end(child)))
    },
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve()).kill('SIGTERM')
  })
}
