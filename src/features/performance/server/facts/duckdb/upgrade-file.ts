import type { DuckDBConnection } from '@duckdb/node-api'
import { z } from 'zod'
import type { FactsContext } from '../engine.ts'
import { FACT_TABLES, FORMAT, TEXT_TABLES } from './schema.ts'
import { listRows } from '#platform/server/database/rows.ts'

/** Days of a plan that came from a file; `until` is the day after the last one. */
const factsDays = z.object({
  contentplanId: z.number(),
  from: z.string(),
  until: z.string(),
})

export type FileDays = z.infer<typeof factsDays>

/**
 * Lists the days of a workspace that came from files, for the format in which days have no source: recorded days,
 * days that were too old for Google when the plan was made, and all days of a plan that never read Search Console.
 */
export async function listFileDays({ database }: FactsContext, workspaceId: number): Promise<FileDays[]> {
  return listRows(database, factsDays)`
    select p.id as "contentplanId",
      coalesce(to_char(lower(days), 'YYYY-MM-DD'), '0001-01-01') as from,
      coalesce(to_char(upper(days), 'YYYY-MM-DD'), '9999-12-31') as until
    from contentplans p
    left join search_imports i on i.contentplan_id = p.id
    left join search_filters f on f.id = p.id and f.contentplan_id = p.id
    cross join unnest(coalesce(i.file_days, '{}') + datemultirange(daterange(null,
      case when f.property is not null then (p.created_at - interval '17 months')::date end))) as days
    where p.workspace_id = ${workspaceId}
  `
}

/**
 * Upgrades a file to the current format. `fileDays` are for a file whose days have no source, and null for a later one.
 */
export async function upgradeFile(
  connection: DuckDBConnection,
  { alias, fileDays }: { alias: string; fileDays: readonly FileDays[] | null },
): Promise<void> {
  // A plan's facts become those of its first filter, which has the same id: only the column gets another name.
  const renames = [...FACT_TABLES, ...TEXT_TABLES].map(
    (table) => `alter table ${alias}.${table} rename column contentplan_id to filter_id`,
  )
  await connection.run(
    [
      'begin',
      ...(fileDays === null ? [] : addSources(alias, fileDays)),
      ...renames,
      `update ${alias}.fact_format set version = ${FORMAT}`,
      'commit',
    ].join('; '),
  )
}

function addSources(alias: string, fileDays: readonly FileDays[]): string[] {
  const isOfFile = [
    // A day of Search Console always has all four grains.
    'count(*) over (partition by contentplan_id, day) < 4',
    ...fileDays.map(
      ({ contentplanId, from, until }) =>
        `(contentplan_id = ${contentplanId} and day >= date '${from}' and day < date '${until}')`,
    ),
  ].join(' or ')
  return [
    `create table ${alias}.told_imports (contentplan_id integer not null, day date not null, grain varchar not null, source varchar not null)`,
    `insert into ${alias}.told_imports
      select contentplan_id, day, grain, case when ${isOfFile} then 'file' else 'search-console' end from ${alias}.fact_imports`,
    `drop table ${alias}.fact_imports`,
    `alter table ${alias}.told_imports rename to fact_imports`,
  ]
}
