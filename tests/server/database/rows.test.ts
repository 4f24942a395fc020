import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { findRow, listRows, oneRow } from '#platform/server/database/rows.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'
import { shareDatabase } from '#tests/support/database/shared-database.ts'

const shoeRow = z.object({ name: z.string(), size: z.number() })

test('rows have the shape that they are declared with', async () => {
  const database = await open()
  const boot = { name: 'boot', size: 40 }
  expect(await listRows(database, shoeRow)`select 'boot' as name, ${40}::integer as size`).toEqual([boot])
  expect(await oneRow(database, shoeRow)`select 'boot' as name, 40 as size`).toEqual(boot)
  expect(await findRow(database, shoeRow)`select 'boot' as name, 40 as size`).toEqual(boot)
  expect(await findRow(database, shoeRow)`select 'boot' as name, 40 as size limit 0`).toBeNull()
})

test('a statement that should return a row and returns none fails', async () => {
  await expect(oneRow(await open(), shoeRow)`select 'boot' as name, 40 as size limit 0`).rejects.toThrow(
    "This statement gave no row: select 'boot' as name, 40 as size limit 0",
  )
})

test.each([
  ['a column under another name', `select 'boot' as title, 40 as size`, 'the column name is missing'],
  [
    'a column that is not declared',
    `select 'boot' as name, 40 as size, 1 as id`,
    'the column id is not declared',
  ],
  [
    'a column that is there twice',
    `select 'boot' as name, 40 as size, 41 as size`,
    'the column size is not declared',
  ],
  [
    'a column of another type',
    `select 'boot' as name, '40' as size`,
    'the column size is text, and declared as number',
  ],
  [
    'a number that the driver gives as text',
    `select 'boot' as name, 40.5 as size`,
    'the column size is numeric',
  ],
  [
    'a type that is not listed',
    `select 'boot' as name, point '(1,2)' as size`,
    'the column size has the type 600',
  ],
])('%s fails, even without rows', async (_, statement, reason) => {
  const database = await open()
  for (const rows of [statement, `${statement} limit 0`])
    await expect(listRows(database, shoeRow)`${sql.raw(rows)}`).rejects.toThrow(reason)
})

test('null in a column that is declared without null fails', async () => {
  await expect(
    listRows(await open(), shoeRow)`select * from (values ('boot', 40), (null, 41)) as shoe (name, size)`,
  ).rejects.toThrow("a row's name does not fit")
})

test('a word that the shape does not declare fails', async () => {
  const shape = z.object({ kind: z.enum(['boot', 'shoe']) })
  await expect(listRows(await open(), shape)`select 'sock' as kind`).rejects.toThrow(
    "a row's kind does not fit",
  )
})

test('the driver returns each type of the database as the declared type', async () => {
  const shape = z.object({
    bool: z.boolean(),
    bytea: z.instanceof(Buffer),
    date: z.date(),
    float8: z.number(),
    float4: z.number(),
    int2: z.number(),
    int4: z.number(),
    int8: z.number(),
    numeric: z.string(),
    oid: z.number(),
    inet: z.string(),
    json: z.object({ a: z.number() }),
    jsonb: z.array(z.number()),
    name: z.string(),
    text: z.string(),
    varchar: z.string(),
    timestamptz: z.date(),
    uuid: z.uuid(),
    bools: z.array(z.boolean()),
    byteas: z.array(z.instanceof(Buffer)),
    float8s: z.array(z.number()),
    int2s: z.array(z.number()),
    int4s: z.array(z.number()),
    int8s: z.array(z.string()),
    jsons: z.array(z.record(z.string(), z.unknown())),
    jsonbs: z.array(z.unknown()),
    texts: z.array(z.string()),
    timestamptzs: z.array(z.date()),
    uuids: z.array(z.string()),
  })
  const row = await oneRow(await open(), shape)`
    select true as bool, '\\x00'::bytea as bytea, date '2026-01-02' as date, 1.5::float8 as float8, 1.5::float4 as float4,
      1::int2 as int2, 1::int4 as int4, 1::int8 as int8, 1.5 as numeric, 1::oid as oid, '127.0.0.1'::inet as inet,
      '{"a":1}'::json as json, '[1]'::jsonb as jsonb, 'x'::name as name, 'x'::text as text, 'x'::varchar as varchar,
      now() as timestamptz, gen_random_uuid() as uuid, '{t}'::bool[] as bools, array['\\x00'::bytea] as byteas,
      '{1}'::float8[] as float8s, '{1}'::int2[] as int2s, '{1}'::int4[] as int4s, '{1}'::int8[] as int8s,
      array['{}'::json] as jsons, array['1'::jsonb] as jsonbs, '{x}'::text[] as texts,
      array[now()] as timestamptzs, array[gen_random_uuid()] as uuids
  `
  expect(row).toMatchObject({ int8: 1, numeric: '1.5', int8s: ['1'] })
})

async function open(): Promise<Database> {
  const { url } = await shareDatabase()
  const database = openProgramDatabase(url)
  onTestFinished(() => database.destroy())
  return database
}
