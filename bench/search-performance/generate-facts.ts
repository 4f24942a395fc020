import { DuckDBInstance } from '@duckdb/node-api'
import { addDays } from '#platform/days.ts'

export const DAYS = 487
export const FIRST_DAY = '2030-02-01'
const LAST_DAY = addDays(FIRST_DAY, DAYS - 1)
const PAGES = 3_000
const QUERIES = 100_000
const CHUNK_DAYS = 49

interface Generated {
  /** A file that the store has made. */
  file: string
  filterId: number
  /** Rows of day, page and query. */
  rows: number
  /** The last of the days. */
  last?: string
}

/**
 * Fills a store's file: some pairs of page and query occur every day and most on some days; pages have a fifth more
 * than the sum of their queries, because Google hides rare queries.
 */
export async function generateFacts({ file, filterId, rows, last = LAST_DAY }: Generated): Promise<void> {
  const perDay = Math.ceil(rows / DAYS)
  const first = addDays(last, 1 - DAYS)
  const instance = await DuckDBInstance.create(file)
  const connection = await instance.connect()
  const sums = 'sum(clicks), sum(impressions), sum(position_sum)'
  const statements = [
    'delete from fact_imports; delete from fact_pages; delete from fact_queries',
    `insert into fact_pages select ${filterId}, n, 'https://shop.example/' || ['blog', 'products', 'category'][1 + n % 3] || '/item-' || n
     from range(${PAGES}) one (n)`,
    `insert into fact_queries select ${filterId}, n,
       ['trail', 'road', 'rain', 'kids', 'warm'][1 + n % 5] || ' ' || ['shoes', 'jacket', 'boots', 'socks'][1 + (n // 5) % 4] || ' ' || n
     from range(${QUERIES}) one (n)`,
    ...Array.from({ length: Math.ceil(DAYS / CHUNK_DAYS) }, (_, chunk) =>
      generateDays({ filterId, first, perDay }, chunk),
    ),
    `insert into facts_by_page select filter_id, day, page_id, ${sums.replaceAll(')', ') * 6 // 5')}
     from facts_by_page_query group by all order by day, page_id`,
    `insert into facts_by_query select filter_id, day, query_id, ${sums}
     from facts_by_page_query group by all order by day, query_id`,
    `insert into facts_by_date select filter_id, day, ${sums} from facts_by_page group by all order by day`,
    `insert into fact_imports select distinct ${filterId}, day, unnest(['date', 'page', 'query', 'page_query']), 'search-console' from facts_by_date`,
    'checkpoint',
  ]
  for (const statement of statements) await connection.run(statement)
  connection.closeSync()
  instance.closeSync()
}

/** The share of a day's rows that occurs every day. */
function generateDays(
  { filterId, first, perDay }: { filterId: number; first: string; perDay: number },
  chunk: number,
): string {
  const days = Math.min(CHUNK_DAYS, DAYS - chunk * CHUNK_DAYS)
  const pairs = perDay * 10
  const daily = Math.floor(perDay / 3)
  const share = Math.round((1_000_000 * (perDay - daily)) / (pairs - daily))
  return `
    insert into facts_by_page_query
    select ${filterId}, date '${first}' + day::integer, pair % ${PAGES}, hash(pair) % ${QUERIES},
      hash(pair + day) % 3, 1 + hash(pair * 7 + day) % 50, (1 + hash(pair * 7 + day) % 50) * (1000 + hash(pair) % 60000)
    from range(${chunk * CHUNK_DAYS}, ${chunk * CHUNK_DAYS + days}) days (day), range(${pairs}) pairs (pair)
    where pair < ${daily} or hash(pair * 1009 + day) % 1000000 < ${share}
    order by day, pair % ${PAGES}, hash(pair) % ${QUERIES}`
}
