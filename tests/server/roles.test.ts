import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/server/database/database.ts'
import { prepareRoles } from '#platform/server/database/roles.ts'
import { sql } from 'kysely'
import { asAdmin, createTestDatabase } from '../support/test-database.ts'

async function makeLogin(rights: string): Promise<{ url: string; login: string }> {
  const login = `login_${crypto.randomUUID().replaceAll('-', '')}`
  await asAdmin((admin) => admin.query(`create role ${login} login password 'x' ${rights}`))
  onTestFinished(() => asAdmin((admin) => admin.query(`drop role ${login}`)))
  const url = new URL(await createTestDatabase('empty'))
  url.username = login
  url.password = 'x'
  return { url: url.href, login }
}

test('a login that may not make roles is told what a superuser has to run', async () => {
  const { url, login } = await makeLogin('')
  await expect(prepareRoles({ url, login })).rejects.toThrow(
    new RegExp(`Run as a superuser: .*grant keyloom_app, keyloom_walls to ${login};$`),
  )
})

test('a login that was given the roles needs no more', async () => {
  const { url, login } = await makeLogin('')
  await asAdmin((admin) => admin.query(`grant keyloom_app, keyloom_walls to ${login}`))
  await expect(prepareRoles({ url, login })).resolves.toBeUndefined()
})

test('queries run as a role that owns nothing and that the walls bind, also for a superuser', async () => {
  const url = await createTestDatabase()
  const database = openDatabase<unknown>({ log: { warn: () => {}, error: () => {} } }, { url, name: 'test' })
  onTestFinished(() => database.destroy())
  const { rows } = await sql<{ role: string; strong: boolean; owned: number; plans: number }>`
    select current_user as role, rolsuper or rolbypassrls as strong,
      (select count(*)::int from pg_tables where tableowner = current_user) as owned,
      (select count(*)::int from contentplans) as plans
    from pg_roles where rolname = current_user
  `.execute(database)
  expect(rows).toEqual([{ role: 'keyloom_app', strong: false, owned: 0, plans: 0 }])
})

test('every table that names a workspace is behind the wall', async () => {
  const url = await createTestDatabase()
  const admin = new URL(url)
  const database = openDatabase<unknown>(
    { log: { warn: () => {}, error: () => {} } },
    { url: admin.href, name: 'test' },
  )
  onTestFinished(() => database.destroy())
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
    where c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)
  `.execute(database)
  expect(rows).toEqual([])
})
