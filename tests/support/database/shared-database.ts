import { query } from './connections.ts'
import { LOOKER, TEMPLATE } from './template.ts'
import { addressOf, asAdmin } from './test-database.ts'
import { countWorld } from '#tests/support/worlds.ts'

export interface SharedDatabase {
  /** The superuser's address. */
  url: string
  /** Runs a statement on the rows of the workspaces that this test has created, and on rows without a workspace. */
  look(statement: string): Promise<Record<string, unknown>[]>
}

/**
 * The one database of this worker. Its tests run one after the other, each in workspaces of its own among those that
 * earlier tests left, so that each test also tests the walls. Rows without a workspace are cleared.
 */
export async function shareDatabase(): Promise<SharedDatabase> {
  const url = await openOnce()
  const [before] = await query(url, `${CLEAR}; select coalesce(max(id), 0) as id from workspaces`)
  const last = Number(before?.['id'])
  return { url, look: (statement) => queryBehindWalls(url, last, statement) }
}

/** Ends runs that the next test's worker would take; clears e-mail addresses, grants, search results and counters. */
const CLEAR = `
  update runs set state = 'cancelled', ended_at = now(), job_id = null where ended_at is null;
  update users set email = 'user-' || id || '@left.example' where email not like '%@left.example';
  delete from pgboss.job;
  delete from google_grants;
  delete from consent_attempts;
  delete from access_requests;
  delete from serp_tasks;
  delete from serps;
  delete from usage_limits;
  delete from attempt_counts
`

async function openOnce(): Promise<string> {
  const name = `worker_${process.env['VITEST_POOL_ID'] ?? process.pid}`
  const [there] = await asAdmin(`select from pg_database where datname = '${name}'`)
  if (there === undefined) {
    countWorld('database')
    await asAdmin(`create database ${name} template ${TEMPLATE}`)
  }
  return addressOf(name)
}

/** One text is one round trip in one transaction, so that the settings do not outlive it. */
async function queryBehindWalls(url: string, last: number, statement: string) {
  return query(
    url,
    `reset role;
     select set_config('app.workspaces', coalesce((select string_agg(id::text, ',') from workspaces where id > ${last}), ''), true);
     set local role ${LOOKER};
     ${statement}`,
  )
}
