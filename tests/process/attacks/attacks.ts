import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AttackWorld } from './attack-world.ts'
import { send } from './send.ts'

const ATTACKER = '127.0.0.66'
const SETTLE_MS = 3_000

export interface Attack {
  name: string
  run(world: AttackWorld): Promise<void>
}

/** Attacks as a hostile client would make them, limited in number. Only the neighbour's answers are judged. */
export const attacks: Attack[] = [
  ...['spaces', 'openings', 'stars', 'parameters', 'reflector', 'endless'].map((site) => ({
    name: `a crawl of ${site}.hostile.example`,
    run: (world: AttackWorld) => crawl(world, `${site}.hostile.example`),
  })),
  {
    name: 'paths of 16 KB that look like secrets',
    run: (world) => repeat(40, (at) => askLongPath(world, at)),
  },
  { name: 'wrong passwords of the owner from many addresses', run: guessPasswords },
  { name: 'an import of 60,000 keywords that is clustered at once', run: importAndCluster },
  { name: 'searches by expensive patterns, 40 at once', run: searchByPattern },
  { name: 'days of the first thousand years', run: sendOldDays },
  { name: 'connections that say nothing', run: holdConnections },
  { name: 'requests cut off in the middle', run: cutRequests },
  { name: 'a flood of requests without an account', run: flood },
]

async function crawl(world: AttackWorld, domain: string): Promise<void> {
  const member = await world.makeMember(domain, ATTACKER)
  await member.ask(`/contentplan/${member.planId}/page/crawl`, {})
  await sleep(SETTLE_MS)
  for (let at = 0; at < 10 && (await world.countRuns(member.workspaceId)) > 0; at++) await sleep(1_000)
}

async function askLongPath({ port }: AttackWorld, at: number): Promise<void> {
  const word = ['key', 'token', 'eyJ', 'a'][at % 4] ?? 'key'
  const path = `/${word.repeat(Math.floor(15_800 / word.length))}`
  await send({ port, from: ATTACKER, path: at % 2 === 0 ? path : `/api${path.slice(0, 15_000)}` })
}

async function guessPasswords({ port }: AttackWorld): Promise<void> {
  await inParallel(8, 400, async (at) => {
    const body = new URLSearchParams({ email: 'owner@people.example', password: `guess number ${at}` })
    const from = `127.0.1.${(at % 200) + 1}`
    await send({ port, from, path: '/api/auth/local', method: 'POST', body })
  })
}

async function importAndCluster(world: AttackWorld): Promise<void> {
  const member = await world.makeMember('hurried.example', ATTACKER)
  await inParallel(2, 20, async (batch) => {
    const keywordsObject = Array.from({ length: 3_000 }, (_, at) => ({
      keyword: `hurried word ${batch} ${at}`,
    }))
    await member.ask(`/contentplan/${member.planId}/keyword`, { keywordsObject, source: 'upload' })
  })
  await member.ask(`/contentplan/${member.planId}/grouping`, { confirmedCost: 100_000 })
  await sleep(4 * SETTLE_MS)
}

async function searchByPattern(world: AttackWorld): Promise<void> {
  const member = await world.makeMember('searching.example', ATTACKER)
  const keywordsObject = Array.from({ length: 3_000 }, (_, at) => ({
    keyword: `${'long word '.repeat(12)}${at}`,
  }))
  await member.ask(`/contentplan/${member.planId}/keyword`, { keywordsObject, source: 'upload' })
  const patterns = ['(.+)(.+)(.+)(.+)\\4\\3\\2\\1$', '(.+)(.+)(.+)(.+)x$', '((a|b|c|d|.)+)+y$']
  await inParallel(40, 120, async (at) => {
    const q = encodeURIComponent(patterns[at % patterns.length] ?? '')
    await member.ask(`/contentplan/${member.planId}/keyword?q=${q}`)
  })
}

async function sendOldDays(world: AttackWorld): Promise<void> {
  const member = await world.makeMember('ancient.example', ATTACKER)
  const path = `/contentplan/${member.planId}/search-file`
  await repeat(10, async (decade) => {
    const days = Array.from({ length: 100 }, (_, at) => ({
      day: `0${decade}${String(at).padStart(2, '0')}-01-01`,
      totals: { clicks: 1, impressions: 1, position: 1 },
    }))
    await member.ask(path, { days, isLast: true })
  })
}

async function holdConnections({ port }: AttackWorld): Promise<void> {
  await holding(Array.from({ length: 500 }, (_, at) => open(port, `127.0.2.${(at % 20) + 1}`)))
}

async function cutRequests({ port }: AttackWorld): Promise<void> {
  const sockets = Array.from({ length: 150 }, (_, at) => open(port, `127.0.3.${(at % 20) + 1}`))
  const heads = [
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ',
    'POST /api/auth/demo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  ]
  for (const [at, socket] of sockets.entries()) socket.write(heads[at % 2] ?? '')
  await holding(sockets)
}

async function flood({ port }: AttackWorld): Promise<void> {
  const paths = ['/', '/nothing', '/api/workspace', '/healthz', '/assets/nothing.js']
  await inParallel(20, 3_000, async (at) => {
    await send({ port, from: `127.0.4.${(at % 10) + 1}`, path: paths[at % paths.length] ?? '/' })
  })
}

function open(port: number, localAddress: string): Socket {
  const socket = connect({ host: '127.0.0.1', port, localAddress })
  socket.on('error', () => {})
  return socket
}

async function holding(sockets: Socket[]): Promise<void> {
  await sleep(2 * SETTLE_MS)
  for (const socket of sockets) socket.destroy()
}

/** Runs `work` by several workers. Errors are ignored: a refusal or a cut connection is an answer as well. */
async function inParallel(
  workers: number,
  times: number,
  work: (at: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const run = async () => {
    while (next < times) await work(next++).catch(() => {})
  }
  await Promise.all(Array.from({ length: workers }, run))
}

const repeat = (times: number, work: (at: number) => Promise<void>) => inParallel(1, times, work)
