import { sql, type RawBuilder } from 'kysely'
import { ARTICLE_METRICS, type ArticleMetric } from '../../rules.ts'

/** The table of each group of metrics: `m` has those of clusters, `pm` those of pages. */
const SOURCES = {
  google: { table: 'm', prefix: '' },
  page: { table: 'pm', prefix: '' },
  target: { table: 'm', prefix: 'target_' },
}

/** A metric of a cluster by its name, such as google_ctr_change, in a statement over `fromArticles`. */
export function metricColumn(name: ArticleMetric): RawBuilder<unknown> {
  const [group = '', measure = '', window = 'last'] = name.split('_')
  if (window !== 'change') return measured(group, measure, window)
  return sql`${measured(group, measure, 'last')} - ${measured(group, measure, 'prev')}`
}

/** All metrics, as columns under their names. */
export const metricColumns = sql.join(
  ARTICLE_METRICS.map((name) => sql`${metricColumn(name)} as ${sql.ref(name)}`),
)

function measured(group: string, measure: string, window: string): RawBuilder<unknown> {
  const { table, prefix } = group === 'page' || group === 'target' ? SOURCES[group] : SOURCES.google
  const column = (one: string) => sql.ref(`${table}.${prefix}${one}_${window}`)
  const value =
    measure === 'ctr' ? sql`(${column('clicks')} / nullif(${column('impressions')}, 0))` : column(measure)
  return group === 'target' ? sql`case when a.page_id is not null then ${value} end` : value
}
