import { sql, type RawBuilder } from 'kysely'

/** A moment as it is sent: 2031-05-30T12:00:00Z. */
export function isoTime(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

/** The same with microseconds, which tells moments apart that are close together. */
export function exactTime(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}
