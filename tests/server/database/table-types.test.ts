import { readFileSync } from 'node:fs'
import { sql, type Selectable } from 'kysely'
import { expect, expectTypeOf, onTestFinished, test } from 'vitest'
import type { Database } from '#platform/server/database/tables.ts'
import { writeTableTypes } from '../../../scripts/table-types.ts'
import { createTestDatabase, query } from '#tests/support/database/test-database.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'

test('the types of the tables are what the migrations say; otherwise run npm run docs', async () => {
  const url = await createTestDatabase()
  expect(readFileSync('src/platform/server/database/tables.ts', 'utf8')).toBe(await writeTableTypes(url))
})

test('a type that nobody has looked at is refused', async () => {
  const url = await createTestDatabase()
  await query(url, 'create table prices (amount numeric)')
  await expect(writeTableTypes(url)).rejects.toThrow('prices.amount is numeric: say in')
})

test('the driver gives what the types say', async () => {
  const url = await createTestDatabase()
  const database = openProgramDatabase(url)
  onTestFinished(() => database.destroy())
  const { rows } = await sql<Record<string, unknown>>`
    select true as bool, '\\x00'::bytea as bytea, date '2026-01-02' as date, 1.5::float8 as float8,
      1::int2 as int2, 1::int4 as int4, 1::int8 as int8, '127.0.0.1'::inet as inet, '{"a":1}'::jsonb as jsonb, 'x'::text as text,
      now() as timestamptz, gen_random_uuid() as uuid, '{1}'::int4[] as _int4, '{a}'::text[] as _text
  `.execute(database)
  expect(rows[0]).toEqual({
    bool: true,
    bytea: Buffer.from([0]),
    date: expect.any(Date),
    float8: 1.5,
    int2: 1,
    int4: 1,
    int8: 1,
    inet: '127.0.0.1',
    jsonb: { a: 1 },
    text: 'x',
    timestamptz: expect.any(Date),
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    _int4: [1],
    _text: ['a'],
  })
})

test('words that a check allows are a union, and what the database makes itself cannot be given', () => {
  type Workspace = Selectable<Database['workspaces']>
  expectTypeOf<Workspace['type']>().toEqualTypeOf<'managed' | 'saas'>()
  expectTypeOf<Workspace['created_at']>().toEqualTypeOf<Date>()
  expectTypeOf<Workspace['managed_tier']>().toEqualTypeOf<string | null>()
  expectTypeOf<Database['workspaces']['id']['__insert__']>().toBeNever()
})
