import { addDays } from '#platform/days.ts'
import { expect, test } from 'vitest'
import { keepFile } from '#features/performance/server/importing/keep-file.ts'
import { findAvailableDays } from '#features/performance/server/importing/import-days.ts'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'
import { storeHalfOfFile, makeFile } from '#tests/support/performance/half-files.ts'

test.each(['duckdb', 'postgres'] as const)(
  'a file that a kill has stored half in %s is corrected by the next one, in all of its days',
  async (kind) => {
    const { jobs, dataFolder, own } = await makeFactsWorld(kind)
    const { to } = findAvailableDays(new Date())
    await storeHalfOfFile([jobs.url, kind, dataFolder, own.plan.workspaceId, own.plan.id, to])
    const days = makeFile(to, { clicks: 70 })
    const kept = await own.do((facts, ctx, plan) =>
      keepFile({ ...ctx, workspaceId: plan.workspaceId, userId: null, now: new Date() }, facts, {
        plan,
        days,
        queries: [],
        pages: [],
        isLast: false,
      }),
    )
    expect(kept.days).toBe(days.length)
    const range = { from: addDays(to, 1 - days.length), to }
    const read = await own.do((facts, ctx, plan) => facts.readSeries(ctx, { plan, range, bucket: 'day' }))
    expect(read.map(({ clicks }) => clicks)).toEqual(days.map(() => 70))
  },
)
