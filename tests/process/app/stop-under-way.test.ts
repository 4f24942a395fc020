import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openDemoSession } from '#tests/support/accounts/demo-session.ts'
import { createTestDatabase, query } from '#tests/support/database/test-database.ts'
import {
  makeDataFolder,
  ownDatabaseUrl,
  startReady,
  type KeyloomProcess,
} from '#tests/support/process/keyloom-process.ts'
import { makeUsedDataFolder } from '#tests/support/process/used-data.ts'

vi.setConfig({ testTimeout: 180_000 })

/** Ten seconds are promised; the rest is for a busy machine. A statement that is waited for is ended after two minutes. */
const LONGEST_STOP_MS = 40_000

test('a stop ends a long statement of a run, which goes on after the next start', async () => {
  const dataFolder = await makeUsedDataFolder()
  const running = await startReady({ dataFolder, env: { REQUEST_LIMIT: '0' } })
  const runId = await makeItWait(running, adminOf(dataFolder))
  await expectCleanStop(running)

  const again = await startReady({ dataFolder })
  const url = adminOf(dataFolder)
  expect(await readStep(url, runId)).toMatchObject({ attempts: 0, losses: 0 })
  await query(url, 'delete from slowness')
  const hasEnded = async () => (await query(url, `select state from runs where id = ${runId}`))[0]?.['state']
  await expect.poll(hasEnded, { timeout: 60_000 }).toBe('done')
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
})

test('so it is with a database of an operator, in which nothing goes on after the stop', async () => {
  const url = await createTestDatabase()
  const env = { DATABASE_URL: url, REQUEST_LIMIT: '0' }
  const running = await startReady({ dataFolder: makeDataFolder(), env })
  const runId = await makeItWait(running, url)
  await expectCleanStop(running)
  expect(await query(url, SLEEPING)).toEqual([])
  expect(await readStep(url, runId)).toMatchObject({ attempts: 0, losses: 0 })
  expect(await query(url, `select state from runs where id = ${runId}`)).toEqual([{ state: 'queued' }])
})

async function expectCleanStop({ child, ended }: KeyloomProcess): Promise<void> {
  const began = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(performance.now() - began).toBeLessThan(LONGEST_STOP_MS)
}

/** Has a run wait for a statement that has no end; gives the run. */
async function makeItWait({ address }: KeyloomProcess, url: string): Promise<number> {
  const call = openCaller(address, await openDemoSession(address))
  const [workspace] = z
    .array(z.object({ id: z.number() }))
    .parse(await query(url, 'select id from workspaces'))
  const plan = { name: 'A shop', country: 'USA', language: 'en', type: 'managed' }
  const { contentplanId } = z
    .object({ contentplanId: z.number() })
    .parse(await call(`/workspace/${workspace?.id}/contentplan`, plan))
  await query(url, SLOW)
  await call(`/contentplan/${contentplanId}/article`, { name: 'Boots' })
  const [run] = z
    .array(z.object({ id: z.number() }))
    .parse(await query(url, `update runs set wake_at = now() where name = 'assessment' returning id`))
  await expect.poll(() => query(url, SLEEPING), { timeout: 60_000 }).toHaveLength(1)
  return run?.id ?? 0
}

function openCaller(address: string, jwt: string) {
  return async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${jwt}` }
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
    return answer.json()
  }
}

async function readStep(url: string, runId: number) {
  const [step] = await query(
    url,
    `select attempts, losses from run_steps where run_id = ${runId} order by position limit 1`,
  )
  return step
}

/** Of the superuser, whom no wall stops. */
function adminOf(dataFolder: string): string {
  const url = new URL(ownDatabaseUrl(dataFolder))
  url.username = 'postgres'
  return url.href
}

const SLEEPING = `select pid from pg_stat_activity
  where datname = current_database() and state = 'active' and wait_event = 'PgSleep'`
/** For as long as it has a row. */
const SLOW = `
  create table slowness as select true as is_slow;
  grant select on slowness to public;
  create function be_slow() returns trigger language plpgsql as $$ begin
    while exists (select from slowness) loop perform pg_sleep(0.5); end loop;
    return new;
  end $$;
  create trigger slow before update of assessed_at on contentplans for each row execute function be_slow()
`
