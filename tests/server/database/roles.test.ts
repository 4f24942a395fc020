import { expect, onTestFinished, test } from 'vitest'
import { prepareRoles } from '#platform/server/database/roles.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from 'kysely'
import { asAdmin, createTestDatabase } from '#tests/support/database/test-database.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'

async function makeLogin(rights: string): Promise<{ url: string; login: string }> {
  const login = `login_${crypto.randomUUID().replaceAll('-', '')}`
  await asAdmin(`create role ${login} login password 'x' ${rights}`)
  onTestFinished(async () => void (await asAdmin(`drop role ${login}`)))
  const url = new URL(await createTestDatabase('empty'))
  url.username = login
  url.password = 'x'
  return { url: url.href, login }
}

async function withDatabase<Result>(look: (database: Database) => Promise<Result>): Promise<Result> {
  const url = await createTestDatabase()
  const database = openProgramDatabase(url)
  onTestFinished(() => database.destroy())
  return look(database)
}

test('a login that may not make roles gets the commands that a superuser has to run', async () => {
  const { url, login } = await makeLogin('')
  await expect(prepareRoles({ url, login })).rejects.toThrow(
    new RegExp(`Run as a superuser: .*grant keyloom_app, keyloom_walls to ${login};$`),
  )
})

test('a login that was given the roles needs nothing else', async () => {
  const { url, login } = await makeLogin('')
  await asAdmin(`grant keyloom_app, keyloom_walls to ${login}`)
  await expect(prepareRoles({ url, login })).resolves.toBeUndefined()
})

test('queries run as a role that owns nothing and that the walls bind, also for a superuser', async () => {
  const { rows } = await withDatabase((database) =>
    sql<{ role: string; strong: boolean; owned: number; plans: number }>`
    select current_user as role, rolsuper or rolbypassrls as strong,
      (select count(*)::int from pg_tables where tableowner = current_user) as owned,
      (select count(*)::int from contentplans) as plans
    from pg_roles where rolname = current_user
  `.execute(database),
  )
  expect(rows).toEqual([{ role: 'keyloom_app', strong: false, owned: 0, plans: 0 }])
})

test('every table that names a workspace is behind the wall', async () => {
  const { rows } = await withDatabase((database) =>
    sql<{ name: string }>`
      select distinct c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
      where c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)
    `.execute(database),
  )
  expect(rows).toEqual([])
})

test('a row of a workspace refers only to rows of the same workspace', async () => {
  const { rows } = await withDatabase((database) =>
    sql<{ name: string }>`
      select c.conrelid::regclass || ' -> ' || c.confrelid::regclass as name
      from pg_constraint c
      where c.contype = 'f' and c.confrelid <> 'workspaces'::regclass
        and exists (select from pg_attribute a where a.attrelid = c.conrelid and a.attname = 'workspace_id')
        and exists (select from pg_attribute a where a.attrelid = c.confrelid and a.attname = 'workspace_id')
        and not exists (
          select from unnest(c.conkey, c.confkey) as pair (own, theirs)
          join pg_attribute o on o.attrelid = c.conrelid and o.attnum = pair.own and o.attname = 'workspace_id'
          join pg_attribute t on t.attrelid = c.confrelid and t.attnum = pair.theirs and t.attname = 'workspace_id')
    `.execute(database),
  )
  expect(rows).toEqual([])
})

test('every column that names a workspace is never empty', async () => {
  const { rows } = await withDatabase((database) =>
    sql<{ name: string }>`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attnotnull
      where c.relkind in ('r', 'p')
    `.execute(database),
  )
  expect(rows).toEqual([])
})

test('every function that can read past the walls belongs to the walls’ role, and fixes its search path with temporary tables last', async () => {
  const { rows } = await withDatabase((database) =>
    sql<{ name: string }>`
      select p.proname as name from pg_proc p join pg_roles r on r.oid = p.proowner
      where p.prosecdef and p.pronamespace = 'walls'::regnamespace
        and (r.rolname <> 'keyloom_walls' or not exists (select from unnest(p.proconfig) c where c like 'search_path=%, pg_temp'))
    `.execute(database),
  )
  expect(rows).toEqual([])
})
