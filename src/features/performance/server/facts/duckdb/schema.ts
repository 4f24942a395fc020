/** Format of the tables below. A file of a later format is not opened, one of an earlier format is upgraded. */
export const FORMAT = 3
/** The format in which facts belong to plans: the first filter of a plan has the id of the plan. */
export const FORMAT_OF_PLANS = 2
/** The format in which days have no source, either. */
export const FORMAT_WITHOUT_SOURCES = 1

const MEASURES = 'clicks bigint not null, impressions bigint not null, position_sum bigint not null'

/**
 * The same tables as in PostgreSQL, without workspaces, because each file belongs to one. There are no indexes: DuckDB
 * finds a filter's rows by the smallest and largest day and filter of each row group, which costs nothing to maintain.
 */
export const CREATE_TABLES = [
  `create table fact_format (version integer not null)`,
  `create table fact_pages (filter_id integer not null, id integer not null, page varchar not null)`,
  `create table fact_queries (filter_id integer not null, id integer not null, query varchar not null)`,
  `create table fact_imports (filter_id integer not null, day date not null, grain varchar not null, source varchar not null)`,
  `create table facts_by_date (filter_id integer not null, day date not null, ${MEASURES})`,
  `create table facts_by_page (filter_id integer not null, day date not null, page_id integer not null, ${MEASURES})`,
  `create table facts_by_query (filter_id integer not null, day date not null, query_id integer not null, ${MEASURES})`,
  `create table facts_by_page_query (filter_id integer not null, day date not null, page_id integer not null,
     query_id integer not null, ${MEASURES})`,
  `insert into fact_format values (${FORMAT})`,
].join('; ')

export const FACT_TABLES = [
  'fact_imports',
  'facts_by_date',
  'facts_by_page',
  'facts_by_query',
  'facts_by_page_query',
]

export const TEXT_TABLES = ['fact_pages', 'fact_queries']
