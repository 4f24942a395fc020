import { expect, test } from 'vitest'
import { createTestDatabase, query } from '#tests/support/database/test-database.ts'

/** Tables that have thousands of rows for one plan. */
const GROWING = ['articles', 'keywords', 'pages', 'topics']

interface Lookup {
  table: string
  columns: string[]
}

test('every foreign key to a growing table has an index that the database uses, also in tables without statistics', async () => {
  const url = await createTestDatabase()
  const lookups = await listLookups(url)
  expect(lookups.length).toBeGreaterThan(20)
  const slow: string[] = []
  for (const lookup of lookups) {
    const index = await findIndex(url, lookup)
    if (!(await isOfThese(url, index, lookup)))
      slow.push(`${lookup.table} (${lookup.columns.join(', ')}): ${index}`)
  }
  expect(slow).toEqual([])
})

/** The lookups that checks of foreign keys make, in both tables. */
async function listLookups(url: string): Promise<Lookup[]> {
  const rows = await query(
    url,
    `select distinct side.of::regclass::text as "table", array(
       select a.attname::text from unnest(side.columns) with ordinality as k (number, place)
       join pg_attribute a on a.attrelid = side.of and a.attnum = k.number order by k.place) as columns
     from pg_constraint c, lateral (values (c.conrelid, c.conkey), (c.confrelid, c.confkey)) as side (of, columns)
     where c.contype = 'f' and c.confrelid::regclass::text = any ('{${GROWING.join(',')}}')`,
  )
  return rows.map((row) => ({ table: String(row['table']), columns: [row['columns']].flat().map(String) }))
}

/** The index that the database uses for such a check in a new connection while the table is empty. */
async function findIndex(url: string, { table, columns }: Lookup): Promise<string> {
  const [where, types, values] = [
    columns.map((column, at) => `${column} = $${at + 1}`).join(' and '),
    columns.map(() => 'integer').join(', '),
    columns.map(() => '1').join(', '),
  ]
  const rows = await query(
    url,
    `set enable_seqscan = off; set plan_cache_mode = force_generic_plan; deallocate all;
     prepare looked (${types}) as select from only ${table} x where ${where} for key share of x;
     explain execute looked (${values})`,
  )
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
  return /(?:using|Index Scan on) (\w+)/.exec(plan)?.[1] ?? plan
}

/** Whether an index begins with these columns, or is the unique one of some of them. */
async function isOfThese(url: string, index: string, { columns }: Lookup): Promise<boolean> {
  const [row] = await query(
    url,
    `select i.indisunique as "isUnique", array(
       select a.attname::text from unnest(i.indkey::int2[]) with ordinality as k (number, place)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number order by k.place) as columns
     from pg_index i where i.indexrelid = to_regclass('${index}')`,
  )
  const has = [row?.['columns'] ?? []].flat().map(String)
  const [first = ''] = has
  if (columns.includes(first) && first.endsWith('_id') && !['workspace_id', 'contentplan_id'].includes(first))
    return true
  if (row?.['isUnique'] === true && has.every((column) => columns.includes(column))) return true
  return columns.every((column) => has.slice(0, columns.length).includes(column))
}
