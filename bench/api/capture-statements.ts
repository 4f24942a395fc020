import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import pg from 'pg'
import { listContentplans } from '#features/contentplans/server/queries/list-contentplans.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import type { ServerInput } from './server-input.ts'

export interface Statement {
  text: string
  values: unknown[]
  /** Prepared once a connection under this name. */
  name?: string
}

/** The two statements that the product runs for the list, as it runs them. */
export async function captureStatements({
  url,
  workspaceId,
  session,
}: ServerInput): Promise<{ enter: Statement; list: Statement }> {
  const statements: Statement[] = []
  const database = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
    log: ({ query }: LogEvent) => {
      statements.push({ text: query.sql, values: [...query.parameters] })
    },
  })
  await database.transaction().execute(async (transaction) => {
    await enterWorkspace(transaction, {
      credential: { kind: 'session', session },
      ids: [{ kind: 'workspace', id: workspaceId }],
    })
    await listContentplans({ database: transaction }, { workspaceId })
  })
  await database.destroy()
  const enter = statements.find(({ text }) => text.includes('walls.enter'))
  const list = statements.find(({ text }) => text.includes('from contentplans'))
  if (enter === undefined || list === undefined)
    throw new Error('the product lists its plans in another way now')
  return { enter, list }
}
