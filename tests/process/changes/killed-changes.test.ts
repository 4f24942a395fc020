import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '#tests/support/database/test-database.ts'
import { makeKilledPlan, untilGone, withoutIds } from '#tests/support/articles/kill-changes.ts'

const TIMEOUT = 120_000
const LOCK = 4711
/** Makes every change wait for an advisory lock after it has written keywords. */
const WAIT_WHILE_WRITING = `
  create function wait_while_writing() returns trigger language plpgsql
    as 'begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end';
  create trigger wait_while_writing after update on keywords
    for each statement execute function wait_while_writing()`
const WAITING = `select from pg_stat_activity
  where application_name like 'changing%' and wait_event_type = 'Lock' and wait_event = 'advisory'`

test(
  'a process that is killed while it reclusters a plan or undoes that leaves the plan as it was',
  { timeout: TIMEOUT },
  async () => {
    const { life, start, runId, readChange } = await makeKilledPlan(3)
    await query(life.url, WAIT_WHILE_WRITING)
    const gate = new pg.Client({ connectionString: life.url })
    await gate.connect()
    onTestFinished(() => gate.end())

    async function killWhileWriting(action: 'apply' | 'undo', id: number): Promise<void> {
      const before = await life.readAll()
      await gate.query(`select pg_advisory_lock(${LOCK})`)
      const child = await start(action, id)
      await expect.poll(() => life.look(WAITING), { timeout: TIMEOUT }).toHaveLength(1)
      await child.kill()
      await gate.query(`select pg_advisory_unlock(${LOCK})`)
      await untilGone(life.look)
      expect(await life.readAll()).toEqual(before)
    }

    const old = await life.readAll()
    await killWhileWriting('apply', runId)
    await (await start('apply', runId)).untilDone()
    expect(withoutIds(await life.readAll())).not.toEqual(withoutIds(old))

    const changeId = await readChange()
    expect(changeId).not.toBeNull()
    await killWhileWriting('undo', changeId ?? 0)
    await (await start('undo', changeId ?? 0)).untilDone()
    expect(withoutIds(await life.readAll())).toEqual(withoutIds(old))
  },
)
