import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { expect, test } from 'vitest'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'
import { dayOf, DAYS } from '#tests/support/performance/versions-of-facts.ts'

/** Largest file in blocks of 512 bytes: room for some days, but not for many. */
const ROOM = 8_000

test('a full disk is reported, and every day that was stored before is still there', async () => {
  const { jobs, dataFolder, own } = await makeFactsWorld('duckdb')
  const { id, workspaceId } = own.plan
  const words = [
    process.execPath,
    'tests/support/performance/replace-facts.ts',
    jobs.url,
    'duckdb',
    dataFolder,
    workspaceId,
    id,
    1,
  ]
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', `trap '' XFSZ; ulimit -f ${ROOM}; exec "$@"`, 'sh', ...words.map(String)],
    {
      encoding: 'utf8',
      timeout: 60_000,
    },
  )
  expect(stderr).toMatch(
    /The search data in .*\.duckdb cannot be written: the disk is full\. Nothing is lost; make room/,
  )
  const kept = stdout.trim().split('\n').map(Number)
  expect(kept.length).toBeGreaterThan(DAYS)
  for (const version of kept.slice(-DAYS)) {
    const range = { from: dayOf(version), to: dayOf(version) }
    const found = await own.do((store, ctx, plan) => store.readTotals(ctx, { plan, range }))
    // The day at which the disk became full may have been stored completely before that was noticed.
    const failed = (kept.at(-1) ?? 0) + 1
    expect(dayOf(failed) === range.from ? [version, failed] : [version]).toContain(found.range.clicks)
  }
})
