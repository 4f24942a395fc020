import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import {
  copyFactFiles,
  examineFactFiles,
  factsFolderOf,
  openFacts,
} from '#features/performance/server/index.ts'
import { openFactFiles } from '#features/performance/server/facts/duckdb/fact-files.ts'
import { backUp, createOwned, restore } from '#tests/support/backup/backups.ts'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'
import { makeWorkspace } from '#tests/support/jobs/job-world.ts'
import { dayOfVersion } from '#tests/support/performance/versions-of-facts.ts'

const RANGE = { from: '2031-05-01', to: '2031-06-30' }
const SORT = { by: 'clicks', direction: 'desc' } as const

test('files are copied whole while days are written, and restored as they were', async () => {
  const world = await makeFactsWorld('duckdb')
  const to = await createOwned()
  const file = join(makeDataFolder(), 'backup.tar.gz')
  const restored = makeDataFolder()
  const write = (version: number) =>
    world.own.do((store, ctx, plan) => store.replaceDay(ctx, { plan, ...dayOfVersion(version) }))
  for (let version = 1; version < 10; version++) await write(version)
  const [manifest] = await Promise.all([
    backUp(world.jobs.url, file, { stores: storesOf(world.dataFolder) }),
    ...[10, 11, 12].map(write),
  ])
  expect(manifest.files.map(({ path }) => path)).toContain(`files/facts/${world.jobs.own.workspaceId}.duckdb`)
  expect(readdirSync(world.dataFolder).filter((name) => name.includes('copied'))).toEqual([])

  await restore(to.url, file, { stores: storesOf(restored) })
  expect(await examineFactFiles(factsFolderOf(restored))).toEqual({ files: 1, inUse: 0, problems: [] })
  const facts = openFacts({ kind: 'duckdb', dataFolder: restored, threads: 1, memoryMegabytes: 256 })
  onTestFinished(() => facts.close())
  const again = await world.about(world.jobs.own, facts)
  const read = await again.do((store, ctx, plan) =>
    store.rankQueries(ctx, { plan, range: RANGE, sort: SORT, limit: 1 }),
  )
  expect(read.rows[0]?.range.clicks).toBeGreaterThanOrEqual(9)
})

test('a file that another process has open is said to be so, with its number and what to do', async () => {
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

test('a file that is damaged is found by a look and by whoever asks, and the other workspaces go on', async () => {
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

test('files are closed when the work under way is done, and not under it', async () => {
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

test('many workspaces are asked with few files open, and what is gone is forgotten', async () => {
  const world = await makeFactsWorld('duckdb')
  const workspaces = await Promise.all(
    Array.from({ length: 20 }, (_, index) => makeWorkspace(world.jobs.url, `many ${index}`)),
  )
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
  const [first] = workspaces
  await world.facts.forgetWorkspace(first?.workspaceId ?? 0)
  expect(
    readdirSync(factsFolderOf(world.dataFolder)).filter((name) => name.endsWith('.duckdb')),
  ).toHaveLength(19)
})

function runHere(code: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  return stdout === '' ? stderr : stdout
}

function storesOf(dataFolder: string) {
  return [{ name: 'facts', folder: factsFolderOf(dataFolder), copyAside: copyFactFiles }]
}
