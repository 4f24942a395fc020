import pg from 'pg'
import { migrate } from '#platform/server/database/migrate.ts'
import { prepareRoles } from '#platform/server/database/roles.ts'
import { openQueue, QUEUE_SCHEMA } from '#platform/server/jobs/queue.ts'
import type { Log } from '#platform/server/log.ts'
import { startPostgres } from '#platform/server/postgres/start-postgres.ts'
import { LOOKER, TEMPLATE } from './template.ts'

/** Makes a stopped PostgreSQL in a folder, with the roles and the migrated template of all test databases. */
export async function makeTemplateServer(ctx: { log: Log }, folder: string): Promise<void> {
  const postgres = await startPostgres(ctx, { folder, role: 'keyloom', isDurable: false })
  try {
    await prepareRoles({ url: postgres.adminUrl, login: 'keyloom' })
    await createTemplate(ctx, postgres.adminUrl)
  } finally {
    await postgres.stop()
  }
}

async function createTemplate(ctx: { log: Log }, adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.query(`create role ${LOOKER} nologin in role pg_monitor`)
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = `/${TEMPLATE}`
  await migrate({ url: url.href, folder: 'migrations' })
  const queue = await openQueue(ctx, { url: url.href, name: 'template', mostOfWorkspace: 1 })
  await queue.stop()
  await admit(url.href)
}

async function admit(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const schema of ['public', 'facts', 'walls', QUEUE_SCHEMA])
    await client.query(
      `grant usage on schema ${schema} to ${LOOKER};
       grant all on all tables in schema ${schema} to ${LOOKER};
       grant all on all sequences in schema ${schema} to ${LOOKER};
       grant all on all functions in schema ${schema} to ${LOOKER}`,
    )
  await client.end()
}
