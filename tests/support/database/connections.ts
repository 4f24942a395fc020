import pg from 'pg'

const kept = new Map<string, pg.Pool>()

/** Runs one statement, or several in one text, on a kept connection; returns the rows of the last one. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const result = await connectionsTo(url).query(statement)
  const last = Array.isArray(result) ? result.at(-1) : result
  return last?.rows ?? []
}

/** Runs work on a connection of its own, which may hold locks or change the session. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Ends the kept connections to a database, or all of them. */
export async function closeConnections(url?: string): Promise<void> {
  const urls = url === undefined ? [...kept.keys()] : [url]
  const pools = urls.flatMap((one) => kept.get(one) ?? [])
  for (const one of urls) kept.delete(one)
  await Promise.all(pools.map((pool) => pool.end()))
}

function connectionsTo(url: string): pg.Pool {
  const known = kept.get(url)
  if (known !== undefined) return known
  const pool = new pg.Pool({ connectionString: url, max: 4, idleTimeoutMillis: 0 })
  // A database that is dropped ends its connections.
  pool.on('error', () => {})
  kept.set(url, pool)
  return pool
}
