import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { mayChangeWalls, preparePoolLogin, requireWeakLogin } from '#platform/server/database/pool-login.ts'
import { asAdmin, createTestDatabase, query } from '#tests/support/database/test-database.ts'

let admin: string
let pool: string

beforeEach(async () => {
  admin = await createTestDatabase()
  pool = addressFor(`pool_${crypto.randomUUID().replaceAll('-', '')}`)
})

function addressFor(login: string): string {
  const url = new URL(admin)
  url.username = login
  url.password = "it's"
  onTestFinished(async () => void (await asAdmin(`drop role if exists ${login}`)))
  return url.href
}

test('the login of requests can take the role of requests, but neither that of the owner nor that of the walls', async () => {
  await preparePoolLogin(admin, pool)
  await preparePoolLogin(admin, pool)
  await expect(requireWeakLogin(pool)).resolves.toBeUndefined()
  await query(pool, 'set role keyloom_app')
  for (const role of ['keyloom_walls', 'keyloom', 'postgres'])
    await expect(query(pool, `set role ${role}`)).rejects.toThrow('permission denied to set role')
  for (const statement of [
    'alter table contentplans disable row level security',
    'select 1 from walls.no_such_function()',
    'create function walls.of_mine() returns integer language sql return 1',
  ])
    await expect(query(pool, statement)).rejects.toThrow(/must be owner|permission denied|does not exist/)
})

test.each([
  ['login', /is no member of keyloom_app/],
  ['login in role keyloom_app, keyloom_walls', /may do more than requests need/],
  ['login in role keyloom_app createrole', /may do more than requests need/],
  ['login in role keyloom_app bypassrls', /may do more than requests need/],
])(
  'a login of requests that is "%s" is refused with the command that makes a right one',
  async (rights, sentence) => {
    await asAdmin(`create role ${new URL(pool).username} password 'it''s' ${rights}`)
    await expect(requireWeakLogin(pool)).rejects.toThrow(sentence)
    await expect(requireWeakLogin(pool)).rejects.toThrow(
      "create role keyloom_pool login password 'choose one' in role keyloom_app",
    )
  },
)

test('the owner of the tables may change the walls, the login of requests may not', async () => {
  await preparePoolLogin(admin, pool)
  expect([await mayChangeWalls(admin), await mayChangeWalls(pool)]).toEqual([true, false])
})
