import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { DuckDBInstance } from '@duckdb/node-api'
import pg from 'pg'
import { from } from 'pg-copy-streams'

/** The obvious alternative to the store: one table with a row for each day, page and query, and indexes. */
const TABLE = `create unlogged table plain (day date not null, page text not null, query text not null,
  clicks integer not null, impressions integer not null, position float8 not null)`
const INDEXES = ['create index on plain (day)', 'create index on plain (query, day)', 'vacuum analyze plain']

/** The rows of a store's file in a plain table of PostgreSQL. */
export async function fillPlainTable(
  client: pg.Client,
  { file, csv }: { file: string; csv: string },
): Promise<void> {
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' })
  const connection = await instance.connect()
  await connection.run(`
    copy (select day, page, query, clicks, impressions, position_sum / (1000 * impressions)
      from facts_by_page_query f join fact_pages p on p.id = page_id join fact_queries q on q.id = query_id)
    to '${csv}' (header false)`)
  connection.closeSync()
  instance.closeSync()
  await client.query(`set max_parallel_maintenance_workers = 2; set maintenance_work_mem = '1GB'`)
  await client.query(TABLE)
  await pipeline(createReadStream(csv), client.query(from('copy plain from stdin (format csv)')))
  for (const statement of INDEXES) await client.query(statement)
}
