import { sql, type RawBuilder } from 'kysely'

export type SearchWindow = 'last' | 'prev'

/** The mean rank of clusters with metrics `m`, weighted by their impressions (K-23). */
export function meanRank(window: SearchWindow): RawBuilder<unknown> {
  const column = (measure: string) => sql.ref(`m.${measure}_${window}`)
  return sql`
    sum(${column('position')} * ${column('impressions')})
      / nullif(sum(${column('impressions')}) filter (where ${column('position')} is not null), 0)
  `
}
