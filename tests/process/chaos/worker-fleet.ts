import { spawn, type ChildProcess } from 'node:child_process'
import process from 'node:process'
import { tiedToThisProcess } from '#platform/server/process/tied-command.ts'
import type { Bug } from './chaos-pipeline.ts'

const RELAUNCH_MS = 500

interface FleetInput {
  url: string
  ledger: string
  size: number
  bug: Bug | null
  stepMs: number
}

interface WorkerFleet {
  /** Kills one of these workers with SIGKILL and starts a new one; returns null when none of them lives. */
  kill(among: ReadonlySet<string>): string | null
  stop(): Promise<void>
}

/** Workers as processes of their own, which die with this one. Those that end, as without a database, restart. */
export function startFleet({ size, ...input }: FleetInput): WorkerFleet {
  let count = 0
  let isStopping = false
  let fleet: { worker: string; child: ChildProcess }[] = []

  function launch(): void {
    const worker = `worker ${++count}`
    const { command, args } = tiedToThisProcess(
      { command: process.execPath, args: ['tests/process/chaos/worker-process.ts'] },
      'TERM',
    )
    const child = spawn(command, args, {
      env: { PATH: process.env['PATH'], CHAOS: JSON.stringify({ ...input, worker }) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    fleet.push({ worker, child })
    child.once('exit', () => {
      fleet = fleet.filter((one) => one.child !== child)
      setTimeout(() => isStopping || launch(), child.signalCode === 'SIGKILL' ? 0 : RELAUNCH_MS)
    })
  }

  for (let place = 0; place < size; place++) launch()
  return {
    kill(among) {
      const victim = fleet.find(({ worker, child }) => among.has(worker) && !child.killed)
      if (victim === undefined) return null
      victim.child.kill('SIGKILL')
      return victim.worker
    },
    async stop() {
      isStopping = true
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
