import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import pg from 'pg'
import { readCredential, readSigningKey } from '#features/accounts/server/index.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { APP_ROLE } from '#platform/server/database/roles.ts'
import { CONNECTIONS, type ServerInput } from './server-input.ts'
import { captureStatements, type Statement } from './capture-statements.ts'

/** The steps of a bare route; each includes those before it. */
type Care =
  | 'nothing'
  | 'a query'
  | 'a transaction'
  | 'the walls'
  | 'prepared walls'
  | 'walls at once'
  | 'the token'

/** One Fastify route and the pg driver, nothing of ours but the statements themselves. */
export async function makeBareServer(input: ServerInput, care: Care): Promise<FastifyInstance> {
  const { enter, list } = await captureStatements(input)
  const isBound = !['nothing', 'a query', 'a transaction'].includes(care)
  const pool = new pg.Pool({
    connectionString: input.url,
    max: CONNECTIONS,
    ...(isBound ? { options: `-c role=${APP_ROLE}` } : {}),
  })
  const { rows: remembered } = await captureRows(input, list)
  const answers: Record<Care, (request: FastifyRequest) => Promise<unknown>> = {
    nothing: async () => remembered,
    'a query': async () => (await run(pool, list)).rows,
    'a transaction': () => inTransaction(pool, [list]),
    'the walls': () => inTransaction(pool, [enter, list]),
    'prepared walls': () =>
      inTransaction(pool, [
        { ...enter, name: 'enter' },
        { ...list, name: 'list' },
      ]),
    'walls at once': () => inTransaction(pool, [list], `begin; ${writeOut(enter)}`),
    'the token': await withToken(input, () => inTransaction(pool, [enter, list])),
  }
  const server = fastify()
  server.addHook('onClose', () => pool.end())
  server.get('/api/workspace/:workspaceId/contentplan', answers[care])
  return server
}

function run(client: pg.Pool | pg.PoolClient | pg.Client, statement: Statement) {
  return client.query(statement)
}

/** The statement with its values in it: only ids, words of ours and a uuid. */
function writeOut({ text, values }: Statement): string {
  return text.replaceAll(/\$(\d)/g, (_, place: string) => {
    const value = values[Number(place) - 1]
    return Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`
  })
}

async function captureRows({ url }: ServerInput, list: Statement) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const result = await run(client, list)
  await client.end()
  return result
}

/** The rows of the last statement. */
async function inTransaction(pool: pg.Pool, statements: Statement[], begin = 'begin'): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    await client.query(begin)
    let rows: unknown[] = []
    for (const statement of statements) rows = (await run(client, statement)).rows
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
}

async function withToken({ url }: ServerInput, work: () => Promise<unknown>) {
  const log = { warn: () => {}, error: () => {} }
  const database = openDatabase({ log }, { url, name: 'bench' })
  const key = await readSigningKey(database)
  await database.destroy()
  return async ({ headers }: FastifyRequest) => {
    await readCredential({ findSecret: async () => key.secret, now: new Date() }, headers.authorization)
    return work()
  }
}
