import { expect } from 'vitest'
import { z } from 'zod'
import { openDemoSession } from '#tests/support/accounts/demo-session.ts'
import { query } from '#tests/support/database/test-database.ts'
import { ownDatabaseUrl, type KeyloomProcess } from '#tests/support/process/keyloom-process.ts'

/** The product promises ten seconds; the rest is for a busy machine. Statements are ended after two minutes anyway. */
const LONGEST_STOP_MS = 40_000

/** A run that a stop has interrupted is queued again, without counting an attempt or a loss. */
export const INTERRUPTED = { state: 'queued', attempts: 0, losses: 0 }

export async function expectCleanStop({ child, ended }: KeyloomProcess): Promise<void> {
  const began = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(performance.now() - began).toBeLessThan(LONGEST_STOP_MS)
}

/** Makes a run wait for a statement without an end; returns the id of the run. */
export async function makeRunWait({ address }: KeyloomProcess, url: string): Promise<number> {
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

/** The state of the run, with the counts of its first step. */
export async function readRun(url: string, runId: number) {
  const [row] = await query(
    url,
    `select runs.state, attempts, losses from runs join run_steps on run_id = runs.id
     where runs.id = ${runId} order by position limit 1`,
  )
  return row
}

/** The address of the database for the superuser, whom no wall stops. */
export function adminOf(dataFolder: string): string {
  const url = new URL(ownDatabaseUrl(dataFolder))
  url.username = 'postgres'
  return url.href
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

export const SLEEPING = `select pid from pg_stat_activity
  where datname = current_database() and state = 'active' and wait_event = 'PgSleep'`
/** Makes each assessment wait as long as the table `slowness` has a row. */
const SLOW = `
  create table slowness as select true as is_slow;
  grant select on slowness to public;
  create function be_slow() returns trigger language plpgsql as $$ begin
    while exists (select from slowness) loop perform pg_sleep(0.5); end loop;
    return new;
  end $$;
  create trigger slow before insert or update of assessed_at on plan_assessments for each row
    when (new.assessed_at is not null) execute function be_slow()
`
