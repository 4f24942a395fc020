import { sql, type RawBuilder } from 'kysely'

/**
 * When a page `p` was last updated, as SQL; null when it was not since it was published. Many sites save a page again
 * shortly after they publish it, so a change within a day is no update.
 */
export const lastUpdate: RawBuilder<Date | null> = sql`
  case when p.published_at is null or p.modified_at > p.published_at + interval '1 day' then p.modified_at end
`
