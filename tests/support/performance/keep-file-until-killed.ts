import process from 'node:process'
import { sql } from 'kysely'
import { openPlan } from '#features/contentplans/server/index.ts'
import { keepFile } from '#features/performance/server/importing/keep-file.ts'
import type { FactsStore } from '#features/performance/server/index.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'
import { makeFile } from './half-files.ts'
import { openFactsWithSmallLog } from './versions-of-facts.ts'

/** Stores a file, prints a line when half of its days are written, and then waits until it is killed. */
const [url = '', kind = '', dataFolder = '', workspace = '', plan = '', last = ''] = process.argv.slice(2)
const database = openProgramDatabase(url, { name: 'keeping a file' })
const facts = openFactsWithSmallLog(kind, dataFolder)
const days = makeFile(last, { clicks: 10 })
let written = 0
const untilHalf: FactsStore = {
  ...facts,
  async replaceFileDay(...of) {
    const isTaken = await facts.replaceFileDay(...of)
    if (++written < days.length / 2) return isTaken
    process.stdout.write('half\n')
    return new Promise(() => {})
  },
}
// The timer keeps the process alive.
setInterval(() => {}, 60_000)
await database.transaction().execute(async (transaction) => {
  const ctx = { database: transaction, workspaceId: Number(workspace), userId: null, now: new Date() }
  await sql`select set_config('app.workspaces', ${workspace}, true)`.execute(transaction)
  await keepFile(ctx, untilHalf, {
    plan: await openPlan(ctx, Number(plan)),
    days,
    queries: [],
    pages: [],
    isLast: false,
  })
})
