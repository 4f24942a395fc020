import { sql } from 'kysely'
import type { z } from 'zod'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { integration } from '../contract.ts'

/** What a plan is connected to, without anything secret. */
export async function listIntegrations(
  { database }: Pick<MemberContext, 'database'>,
  { contentplanId }: { contentplanId: number },
) {
  const { rows } = await sql<z.infer<typeof integration>>`
    select type, site_url, host as wp_domain, gsc_property, gsc_country, gsc_url_include, gsc_url_exclude,
      to_char(connected_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as connected_at
    from integrations where contentplan_id = ${contentplanId} order by type
  `.execute(database)
  return rows
}
