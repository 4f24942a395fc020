import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { DayRange } from '#features/performance/server/facts/days.ts'
import { CREATE_TABLES } from '#features/performance/server/facts/duckdb/schema.ts'
import { GRAINS } from '#features/performance/server/facts/filters.ts'
import { factsFolderOf } from '#features/performance/server/index.ts'

/** Notes in a closed file of facts that all days of a range were read and are empty: as many imports leave it, at once. */
export async function noteEmptyDays(
  dataFolder: string,
  { plan, range }: { plan: Plan; range: DayRange },
): Promise<void> {
  const path = join(factsFolderOf(dataFolder), `${plan.workspaceId}.duckdb`)
  const isNew = !existsSync(path)
  mkdirSync(dirname(path), { recursive: true })
  const instance = await DuckDBInstance.create(path, { threads: '1' })
  const connection = await instance.connect()
  if (isNew) await connection.run(CREATE_TABLES)
  await connection.run(
    `insert into fact_imports select ${plan.id}, day::date, grain
     from generate_series(date '${range.from}', date '${range.to}', interval 1 day) as days (day),
       unnest([${GRAINS.map((grain) => `'${grain}'`).join(', ')}]) as grains (grain)`,
  )
  connection.closeSync()
  instance.closeSync()
}
