import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { ServerName } from './contestants.ts'
import type { Scene } from './scene.ts'

export interface Load {
  requestsPerSecond: number
  /** The 95th percentile of the answers, in milliseconds. */
  p95: number
  /** Processor time of the server's process, in microseconds, without the database's. */
  cpu: number
}

const WARM_UP_SECONDS = 1

/** Starts one of the servers as a process, asks it for the list over and over, and ends it. */
export async function loadServer(
  scene: Scene,
  name: ServerName,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Load> {
  const { url, workspaceId, session, token } = scene
  const child = fork(join(import.meta.dirname, 'serve.ts'), [
    name,
    JSON.stringify({ url, workspaceId, session }),
  ])
  try {
    const port = await readNumber(child)
    const address = `http://127.0.0.1:${port}/api/workspace/${workspaceId}/contentplan`
    const how = { url: address, connections, headers: { authorization: `Bearer ${token}` } }
    await refuseWrongAnswer(how)
    await autocannon({ ...how, duration: WARM_UP_SECONDS })
    return await measure(child, { ...how, duration: seconds })
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

async function readNumber(child: ChildProcess): Promise<number> {
  const [value] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('a server of the benchmark ended')
    }),
  ])
  return Number(value)
}

/** A server that answers quickly but wrongly would win. */
async function refuseWrongAnswer({ url, headers }: { url: string; headers: Record<string, string> }) {
  const reply = await fetch(url, { headers })
  const plans: unknown = await reply.json()
  if (reply.status !== 200 || !Array.isArray(plans) || plans.length !== 20)
    throw new Error(`a server of the benchmark answers wrongly (${reply.status})`)
}

async function measure(child: ChildProcess, options: autocannon.Options): Promise<Load> {
  const before = await readCpu(child)
  const times: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error: unknown, done: autocannon.Result) =>
      error === null || error === undefined ? resolve(done) : reject(error),
    )
    instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  })
  if (result.errors > 0 || result.non2xx > 0) throw new Error('a server of the benchmark refused requests')
  times.sort((a, b) => a - b)
  const { total } = result.requests
  return {
    requestsPerSecond: total / result.duration,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    cpu: ((await readCpu(child)) - before) / total,
  }
}

function readCpu(child: ChildProcess): Promise<number> {
  child.send('cpu')
  return readNumber(child)
}
