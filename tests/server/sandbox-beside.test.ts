import process from 'node:process'
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { openDemoSession } from '../support/demo-session.ts'
import { makeDataFolder, startReady } from '../support/keyloom-process.ts'

const DATAFORSEO = { DATAFORSEO_LOGIN: 'somebody', DATAFORSEO_PASSWORD: 'x' }
const ALL_REAL = {
  ...DATAFORSEO,
  GOOGLE_CLIENT_ID: 'x',
  GOOGLE_CLIENT_SECRET: 'x',
  MODEL: 'openai:x',
  MODEL_KEY: 'x',
}

async function start(env: Record<string, string>) {
  const { address, child } = await startReady({ dataFolder: makeDataFolder(), env })
  const headers = { authorization: `Bearer ${await openDemoSession(address)}` }
  const read = async (path: string) => (await fetch(`${address}/api${path}`, { headers })).json()
  const [{ id }] = await read('/workspace')
  const ports = await read(`/workspace/${id}/ports`)
  return { child, ports: ports.map(({ name, state }: Record<string, string>) => `${name}: ${state}`) }
}

function listSandboxes(parent: number | undefined): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => new RegExp(`^\\s*\\d+\\s+${parent}\\s.* sandbox`).test(line))
}

test.each([
  [
    { SANDBOX: '' },
    ['search-console: sandbox', 'serps: sandbox', 'keyword-data: sandbox', 'model: sandbox'],
    1,
  ],
  [
    { SANDBOX: 'on', NODE_ENV: 'production', ...DATAFORSEO },
    ['search-console: sandbox', 'serps: real', 'keyword-data: real', 'model: sandbox'],
    1,
  ],
  [
    { SANDBOX: 'on', SERPER_KEY: 'x' },
    ['search-console: sandbox', 'serps: real', 'keyword-data: sandbox', 'model: sandbox'],
    1,
  ],
  [
    { SANDBOX: 'on', ...ALL_REAL },
    ['search-console: real', 'serps: real', 'keyword-data: real', 'model: real'],
    0,
  ],
  [
    { SANDBOX: '', NODE_ENV: 'production' },
    ['search-console: none', 'serps: none', 'keyword-data: none', 'model: none'],
    0,
  ],
])(
  'started with %o, what stands behind the ports is said, and the sandbox runs if it is needed',
  async (env, states, count) => {
    const { child, ports } = await start(env)
    expect(ports).toEqual(states)
    expect(listSandboxes(child.pid)).toHaveLength(count)
  },
)

test('a program that is killed takes its sandbox along', async () => {
  const { child } = await start({ SANDBOX: 'on' })
  const [line = ''] = listSandboxes(child.pid)
  const pid = Number(line.trim().split(/\s+/)[0])
  expect(pid).toBeGreaterThan(1)
  child.kill('SIGKILL')
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
