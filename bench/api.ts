import { rankServers, VARIANTS, type ServerName } from './api/contestants.ts'
import { openScene, type Scene } from './api/scene.ts'
import { loadServer, type Load } from './api/load-server.ts'
import { readNumbers, type Options } from './options.ts'
import type { Report } from './report.ts'
import { itemAt } from '#platform/items.ts'

const OURS: ServerName = 'keyloom'
const PEERS: ServerName[] = ['same-sql', 'no-database']

/**
 * The list of a workspace's 20 content plans with row-level security, beside bare Fastify routes with the same SQL and
 * without a database, in turns in one run.
 * --seconds 3  --rounds 3  --connections 16  --steps (also each step between the bare route and ours)
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const [seconds = 3] = readNumbers(options, 'seconds', [3])
  const [rounds = 3] = readNumbers(options, 'rounds', [3])
  const [connections = 16] = readNumbers(options, 'connections', [16])
  const names = options['steps'] === undefined ? [...PEERS, OURS] : [...rankServers(), ...VARIANTS]
  report.note(
    `${connections} connections on loopback, ${rounds} rounds of ${seconds} s each in turns, medians; load and server share this machine.`,
  )
  const scene = await openScene()
  try {
    const loads = await loadInTurns(scene, { names, rounds, seconds, connections })
    for (const peer of PEERS) compare(report, loads, peer)
    if (options['steps'] !== undefined) reportSteps(report, loads)
  } finally {
    await scene.close()
  }
}

type Loads = Map<ServerName, Load>

async function loadInTurns(
  scene: Scene,
  { names, rounds, ...how }: { names: ServerName[]; rounds: number; seconds: number; connections: number },
): Promise<Loads> {
  const found = new Map<ServerName, Load[]>()
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const load = await loadServer(scene, name, how)
      found.set(name, [...(found.get(name) ?? []), load])
    }
  return new Map([...found].map(([name, loads]) => [name, medianLoad(loads)]))
}

function medianLoad(loads: Load[]): Load {
  return {
    requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
    p95: median(loads.map(({ p95 }) => p95)),
    cpu: median(loads.map(({ cpu }) => cpu)),
  }
}

function compare(report: Report, loads: Loads, peer: ServerName): void {
  const ours = loads.get(OURS)
  const theirs = loads.get(peer)
  if (ours === undefined || theirs === undefined) return
  report.add({
    name: `requests a second, beside ${peer}`,
    value: ours.requestsPerSecond,
    unit: '/s',
    peer,
    peerValue: theirs.requestsPerSecond,
    ratio: ours.requestsPerSecond / theirs.requestsPerSecond,
  })
  report.add({ name: `p95, beside ${peer}`, value: ours.p95, unit: 'ms', peer, peerValue: theirs.p95 })
  report.add({
    name: `CPU of the server a request, beside ${peer}`,
    value: ours.cpu,
    unit: 'µs',
    peer,
    peerValue: theirs.cpu,
  })
}

/** The cost of each step in the server's process, and of cheaper ways to set up row-level security. */
function reportSteps(report: Report, loads: Loads): void {
  const names = rankServers()
  const costs = names.map((name) => loads.get(name)?.cpu ?? 0)
  for (const [at, name] of names.entries())
    report.add({
      name: at === 0 ? `CPU: ${name}` : `CPU added by ${name}`,
      value: itemAt(costs, at) - (costs[at - 1] ?? 0),
      unit: 'µs',
    })
  for (const name of VARIANTS)
    report.add({
      name: `requests a second, ${name}`,
      value: loads.get(name)?.requestsPerSecond ?? 0,
      unit: '/s',
      peer: 'walls',
      peerValue: loads.get('walls')?.requestsPerSecond ?? 0,
      ratio: (loads.get(name)?.requestsPerSecond ?? 0) / (loads.get('walls')?.requestsPerSecond ?? 1),
    })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
