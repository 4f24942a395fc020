import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { DuckDBInstance } from '@duckdb/node-api'
import pg from 'pg'
import { from } from 'pg-copy-streams'

interface Filling {
  /** The file of a DuckDB store. */
  file: string
  workspaceId: number
  /** The name of a temporary file between the two stores. */
  csv: string
}

const MEASURES = 'day, clicks, impressions, position_sum'
const TABLES = {
  fact_pages: 'id, page',
  fact_queries: 'id, query',
  fact_imports: 'day, grain, source',
  facts_by_date: MEASURES,
  facts_by_page: `${MEASURES}, page_id`,
  facts_by_query: `${MEASURES}, query_id`,
  facts_by_page_query: `${MEASURES}, page_id, query_id`,
}

/** Puts the rows of a store's file into the tables that the store in PostgreSQL has. */
export async function fillTables(client: pg.Client, { file, workspaceId, csv }: Filling): Promise<void> {
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' })
  const connection = await instance.connect()
  const months = await connection.runAndReadAll(
    `select distinct date_trunc('month', day)::date::varchar from facts_by_date`,
  )
  for (const [month] of months.getRowsJS())
    await client.query('select walls.open_facts_month($1::date)', [String(month)])
  for (const [table, columns] of Object.entries(TABLES)) {
    await connection.run(
      `copy (select ${workspaceId}, filter_id, ${columns} from (${source(table)})) to '${csv}' (header false)`,
    )
    const copy = `copy ${table} (workspace_id, filter_id, ${columns}) from stdin (format csv)`
    await pipeline(createReadStream(csv), client.query(from(copy)))
    await rm(csv)
    await client.query(`vacuum (analyze) ${table}`)
  }
  connection.closeSync()
  instance.closeSync()
}

/** A few of the generated pairs of page and query occur twice in a day. */
function source(table: string): string {
  if (table !== 'facts_by_page_query') return `from ${table}`
  const sums = ['clicks', 'impressions', 'position_sum'].map((name) => `sum(${name}) as ${name}`)
  return `select filter_id, day, page_id, query_id, ${sums.join(', ')} from ${table} group by all`
}
