import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDuckdbEngine } from '#features/performance/server/facts/duckdb/duckdb-engine.ts'
import { factsFolderOf } from '#features/performance/server/index.ts'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'
import { dayOfVersion, openFactsWithSmallLog } from '#tests/support/performance/versions-of-facts.ts'

const REFUSED = /^Error: (Permission Error: |.*the configuration has been locked)/
const modeOf = (path: string) => statSync(path).mode & 0o777

test('a statement that leaves the folder of search data, loads an extension or changes a setting is refused', async () => {
  const { jobs, dataFolder, own } = await makeFactsWorld('duckdb')
  const folder = factsFolderOf(dataFolder)
  const limits = { threads: 1, memoryMegabytes: 100, logKilobytes: 100, mostOpen: 1 }
  const engine = openDuckdbEngine({ folder, tempFolder: join(dataFolder, 'facts-temp'), ...limits })
  onTestFinished(() => engine.close())
  const ask = (text: string) =>
    jobs.as(jobs.own, (ctx) => engine.ask(ctx, own.plan, { text, values: [], patterns: [] }))
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }])
  const outside = [
    `select * from read_text('/etc/hostname')`,
    `select * from read_csv('/etc/hostname')`,
    `select * from read_text('${folder}/../keyloom.lock')`,
    `select * from glob('/etc/*')`,
    `copy (select 1) to '${dataFolder}/out.csv'`,
    `copy (select 1) to '${folder}-beside.csv'`,
    `attach '${dataFolder}/other.duckdb' as other`,
    `export database '${dataFolder}/exported'`,
    `install httpfs`,
    `load httpfs`,
    `select * from read_text('https://outside.example/')`,
    `set enable_external_access = true`,
    `set allowed_directories = ['/']`,
    `set memory_limit = '100GB'`,
    `reset lock_configuration`,
  ]
  const answers = await Promise.all(
    outside.map((text) =>
      ask(text).then(
        () => 'done',
        (error: unknown) => String(error),
      ),
    ),
  )
  expect(answers.filter((answer) => !REFUSED.test(answer))).toEqual([])
  expect(readdirSync(dataFolder)).not.toContain('out.csv')
})

test('only the owner can read the files of search data, also after they are rewritten, and older files', async () => {
  const { jobs, dataFolder, about } = await makeFactsWorld('duckdb')
  const folder = factsFolderOf(dataFolder)
  mkdirSync(folder)
  writeFileSync(join(folder, '7.duckdb'), '')
  chmodSync(folder, 0o755)
  chmodSync(join(folder, '7.duckdb'), 0o644)
  // This store merges its log into the file again and again.
  const facts = openFactsWithSmallLog('duckdb', dataFolder)
  onTestFinished(() => facts.close())
  expect([modeOf(folder), modeOf(join(folder, '7.duckdb'))]).toEqual([0o700, 0o600])
  const own = await about(jobs.own, facts)
  const modes = new Set<number>()
  for (let version = 1; version < 12; version++) {
    await own.do((store, ctx, plan) => store.replaceDay(ctx, { plan, ...dayOfVersion(version) }))
    for (const name of readdirSync(folder)) modes.add(modeOf(join(folder, name)))
  }
  expect(modes).toEqual(new Set([0o600]))
  expect(modeOf(folder)).toBe(0o700)
})
