import { addDays } from '#platform/days.ts'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import {
  examineFactFiles,
  factsFolderOf,
  holdFactFiles,
  openFacts,
  type FactsContext,
  type FactsStore,
} from '#features/performance/server/index.ts'
import { findAvailableDays } from '#features/performance/server/importing/import-days.ts'
import { keepFile } from '#features/performance/server/importing/keep-file.ts'
import { openFactFiles } from '#features/performance/server/facts/duckdb/fact-files.ts'
import { backUp, createOwned, restore } from '#tests/support/backup/backups.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'
import { giveFilters } from '#tests/support/performance/give-filters.ts'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'
import { makeWorkspace } from '#tests/support/jobs/job-world.ts'
import { dayOfVersion } from '#tests/support/performance/versions-of-facts.ts'

const RANGE = { from: '2031-05-01', to: '2031-06-30' }

test('a backup while days are imported holds rows and days of one moment, and a corrected file changes all of them', async () => {
  const { jobs, dataFolder, facts, own } = await makeFactsWorld('duckdb')
  // On a slow machine the backup begins after more keywords than the plan has room for.
  const plan = { ...own.plan, keywordLimit: 1_000 }
  await jobs.look(`update contentplans set keyword_limit = ${plan.keywordLimit} where id = ${plan.id}`)
  const { to: last } = findAvailableDays(new Date())
  const keep = (ctx: FactsContext, store: FactsStore, { count, clicks }: { count: number; clicks: number }) =>
    keepFile({ ...ctx, workspaceId: own.plan.workspaceId, userId: null, now: new Date() }, store, {
      plan,
      days: [{ day: addDays(last, -count), totals: { clicks, impressions: 100, position: 2 } }],
      queries: [`query ${count}`],
      pages: [],
      isLast: false,
    })
  const over = new AbortController()
  const first = Promise.withResolvers<undefined>()
  const writing = (async () => {
    let count = 0
    for (; !over.signal.aborted; count++) {
      await own.do((store, ctx) => keep(ctx, store, { count, clicks: 10 }))
      if (count === 3) first.resolve(undefined)
    }
    return count
  })()
  await first.promise
  const file = join(makeDataFolder(), 'backup.tar.gz')
  const manifest = await backUp(jobs.url, file, { stores: storesOf(dataFolder) })
  over.abort()
  const written = await writing
  expect(manifest.files.map(({ path }) => path)).toContain(`files/facts/${own.plan.workspaceId}.duckdb`)
  expect(readdirSync(dataFolder).filter((name) => name.includes('copied'))).toEqual([])
  await facts.close()

  const { url } = await createOwned()
  const folder = makeDataFolder()
  await restore(url, file, { stores: storesOf(folder) })
  expect(await examineFactFiles(factsFolderOf(folder))).toEqual({ files: 1, inUse: 0, problems: [] })
  const restored = openFacts({ kind: 'duckdb', dataFolder: folder, threads: 1, memoryMegabytes: 256 })
  onTestFinished(() => restored.close())
  const database = openProgramDatabase(url)
  onTestFinished(() => database.destroy())
  const ask = <T>(work: (ctx: FactsContext) => Promise<T>) =>
    database.transaction().execute(async (transaction) => {
      await sql`select set_config('app.workspaces', ${String(own.plan.workspaceId)}, true)`.execute(
        transaction,
      )
      return work({ database: transaction })
    })
  const range = { from: addDays(last, -written), to: last }
  const [{ count = 0 } = {}] = await ask(
    async ({ database: of }) =>
      (await sql<{ count: number }>`select count(*)::integer as count from keywords`.execute(of)).rows,
  )
  const days = await ask((ctx) => restored.listImportedDays(ctx, { plan: own.plan, range }))
  expect(days.map(({ day }) => day)).toEqual(
    Array.from({ length: count }, (_, back) => addDays(last, -back)).toReversed(),
  )
  expect(count).toBeGreaterThanOrEqual(4)
  expect(count).toBeLessThan(written)
  for (let day = 0; day < count; day++) await ask((ctx) => keep(ctx, restored, { count: day, clicks: 70 }))
  const corrected = await ask((ctx) => restored.readTotals(ctx, { plan: own.plan, range }))
  expect(corrected.range.clicks).toBe(70 * count)
})

test('a file that another process has open is reported with the number of that process and what to do', async () => {
  const world = await makeFactsWorld('duckdb')
  await world.own.do((store, ctx, plan) => store.replaceDay(ctx, { plan, ...dayOfVersion(1) }))
  const folder = factsFolderOf(world.dataFolder)
  const code = `
    const { examineFactFiles } = await import('#features/performance/server/index.ts')
    console.log(JSON.stringify(await examineFactFiles(${JSON.stringify(folder)})))
    const { openFactFiles } = await import('#features/performance/server/facts/duckdb/fact-files.ts')
    const files = openFactFiles({ folder: ${JSON.stringify(folder)}, tempFolder: ${JSON.stringify(`${folder}-temp`)}, threads: 1, memoryMegabytes: 100, logKilobytes: 100, mostOpen: 1 })
    await files.use({ workspaceId: ${world.jobs.own.workspaceId}, makes: true }, async () => {}).catch((error) => console.log(error.message))`
  const [look = '', open = ''] = runHere(code).split('\n')
  expect(JSON.parse(look)).toEqual({ files: 1, inUse: 1, problems: [] })
  expect(open).toMatch(
    new RegExp(
      `^Another process \\(${process.pid}\\) has the search data in .*\\.duckdb open, and only one may\\. Stop one`,
    ),
  )
})

test('a damaged file is found by a check and by requests for it, and other workspaces are not affected', async () => {
  const world = await makeFactsWorld('duckdb')
  writeFileSync(join(world.dataFolder, 'keep'), '')
  await world.other.do((store, ctx, plan) => store.replaceDay(ctx, { plan, ...dayOfVersion(1) }))
  const damaged = join(factsFolderOf(world.dataFolder), `${world.jobs.own.workspaceId}.duckdb`)
  writeFileSync(damaged, 'no database at all')
  const asked = world.own.do((store, ctx, plan) => store.readTotals(ctx, { plan, range: RANGE }))
  await expect(asked).rejects.toThrow(`${damaged} is damaged`)
  const { range } = await world.other.do((store, ctx, plan) => store.readTotals(ctx, { plan, range: RANGE }))
  expect(range.clicks).toBe(1)
  await world.facts.close()
  const { problems } = await examineFactFiles(factsFolderOf(world.dataFolder))
  expect(problems).toEqual([expect.stringContaining('is damaged')])
})

test('files are closed after the work in them is done, and not during it', async () => {
  const folder = makeDataFolder()
  const limits = { threads: 1, memoryMegabytes: 100, logKilobytes: 100, mostOpen: 1 }
  const files = openFactFiles({ folder, tempFolder: `${folder}-temp`, ...limits })
  const begun = Promise.withResolvers<undefined>()
  const goesOn = Promise.withResolvers<undefined>()
  const work = files.use(
    { workspaceId: 1, makes: true, listFileDays: async () => [] },
    async (connection) => {
      begun.resolve(undefined)
      await goesOn.promise
      return (await connection.runAndReadAll('select count(*)::integer from fact_format')).getRowsJS()
    },
  )
  await begun.promise
  let isClosed = false
  const closing = files.close().then(() => (isClosed = true))
  await setImmediate()
  expect(isClosed).toBe(false)
  goesOn.resolve(undefined)
  expect(await work).toEqual([[1]])
  await closing
})

test('many workspaces are written and read with few files open at a time', async () => {
  const world = await makeFactsWorld('duckdb')
  const workspaces = await Promise.all(
    Array.from({ length: 20 }, (_, index) => makeWorkspace(world.jobs.url, `many ${index}`)),
  )
  await world.jobs.look(giveFilters(workspaces.map(({ contentplanId }) => contentplanId)))
  for (const [index, workspace] of workspaces.entries())
    await (
      await world.about(workspace)
    ).do((store, ctx, plan) => store.replaceDay(ctx, { plan, ...dayOfVersion(index + 1) }))
  const read = await Promise.all(
    workspaces.map(async (workspace) =>
      (await world.about(workspace)).do(
        async (store, ctx, plan) => (await store.readTotals(ctx, { plan, range: RANGE })).range.clicks,
      ),
    ),
  )
  expect(read).toEqual(workspaces.map((_, index) => index + 1))
})

function runHere(code: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  return stdout === '' ? stderr : stdout
}

function storesOf(dataFolder: string) {
  return [{ name: 'facts', folder: factsFolderOf(dataFolder), hold: holdFactFiles }]
}
