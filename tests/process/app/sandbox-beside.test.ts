import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openDemoSession } from '#tests/support/accounts/demo-session.ts'
import { expectAgreement } from '#tests/support/demo/expect-agreement.ts'
import { readDemo } from '#tests/support/demo/read-demo.ts'
import { startReady } from '#tests/support/process/keyloom-process.ts'
import { makeUsedDataFolder } from '#tests/support/process/used-data.ts'

// Three processes have to start, on a machine that may be busy.
const TIMEOUT = 90_000
const STATES = z.array(z.object({ name: z.string(), state: z.string() }))

function listSandboxes(parent: number | undefined): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n')
  const found = lines.map((line) => /^\s*(\d+)\s+(\d+)\s.* sandbox/.exec(line))
  return found.flatMap((match) => (match?.[2] === String(parent) ? [Number(match[1])] : []))
}

test(
  'without any configuration the sandbox runs beside the program, fills the demo, connects it, and ends with the program',
  { timeout: TIMEOUT },
  async () => {
    const { address, child } = await startReady({
      dataFolder: await makeUsedDataFolder(),
      env: { SANDBOX: '' },
    })
    const headers = { authorization: `Bearer ${await openDemoSession(address)}` }
    const read = async (path: string) => (await fetch(`${address}/api${path}`, { headers })).json()
    const [{ id }] = await read('/workspace')
    const states = STATES.parse(await read(`/workspace/${id}/ports`)).map(({ state }) => state)
    expect(states).toEqual(['sandbox', 'sandbox', 'sandbox', 'sandbox', 'sandbox'])

    const readPlan = async () => (await read(`/workspace/${id}/contentplan`))[0]
    await expect.poll(readPlan, { timeout: TIMEOUT }).toMatchObject({ domain: 'trailhouse.example' })
    const plan = await readPlan()
    const countActive = async () =>
      (await read(`/contentplan/${plan.id}/keyword?limit=1`)).keywordCounts.inPlanCount
    await expect.poll(countActive, { timeout: TIMEOUT, interval: 500 }).toBeGreaterThan(1000)

    const countFavorites = async () =>
      (await readDemo(read, plan.id)).pages.filter((page) => page.favorite_product).length
    await expect.poll(countFavorites, { timeout: TIMEOUT, interval: 500 }).toBe(4)
    await expectAgreement(await readDemo(read, plan.id))

    const readRun = async () => (await read(`/contentplan/${plan.id}/search-data`)).run
    await expect.poll(readRun, { timeout: TIMEOUT, interval: 500 }).toMatchObject({ state: 'running' })

    const [sandbox = 0] = listSandboxes(child.pid)
    expect(sandbox).toBeGreaterThan(1)
    child.kill('SIGKILL')
    await expect.poll(() => isAlive(sandbox), { timeout: TIMEOUT }).toBe(false)
  },
)

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
