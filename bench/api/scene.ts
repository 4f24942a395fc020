import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { issueToken, readSigningKey } from '#features/accounts/server/index.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { prepareRoles } from '#platform/server/database/roles.ts'
import { startPostgres } from '#platform/server/postgres/start-postgres.ts'
import type { ServerInput } from './server-input.ts'
import { itemAt } from '#platform/items.ts'

export interface Scene extends ServerInput {
  token: string
  close(): Promise<void>
}

const PLANS = 20
const DAY_MS = 24 * 3_600_000
const log = { warn: console.error, error: console.error }

/** A database of its own with a member, a workspace and its content plans. */
export async function openScene({ isDurable = false } = {}): Promise<Scene> {
  const folder = await mkdtemp(join(tmpdir(), 'keyloom-bench-'))
  const postgres = await startPostgres({ log }, { folder, role: 'keyloom', isDurable })
  await prepareRoles({ url: postgres.adminUrl, login: 'keyloom' })
  await migrate({ url: postgres.adminUrl, folder: 'migrations' })
  const { userId, workspaceId, session } = await fill(postgres.adminUrl)
  const database = openDatabase({ log }, { url: postgres.adminUrl, name: 'bench' })
  const signing = { key: await readSigningKey(database), now: new Date() }
  const expiresAt = new Date(Date.now() + DAY_MS)
  const token = await issueToken(signing, { session, userId, name: 'Bench', expiresAt })
  await database.destroy()
  return {
    url: postgres.adminUrl,
    workspaceId,
    session,
    token,
    close: async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function fill(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const insert = async (statement: string) =>
    itemAt((await client.query<{ id: never }>(`${statement} returning id`)).rows, 0).id
  const userId: number = await insert(
    `insert into users (email, name) values ('bench@people.example', 'Bench')`,
  )
  const workspaceId: number = await insert(
    `insert into workspaces (name, type, paid_plans) values ('Bench', 'managed', 99)`,
  )
  await client.query('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [
    workspaceId,
    userId,
  ])
  for (let at = 0; at < PLANS; at++)
    await client.query(
      `insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
       values ($1, $2, 'USA', 'en', 'managed', 1000)`,
      [workspaceId, `Plan number ${at}`],
    )
  const session: string = await insert(
    `insert into sessions (user_id, expires_at) values (${userId}, now() + interval '1 day')`,
  )
  await client.query('analyze')
  await client.end()
  return { userId, workspaceId, session }
}
