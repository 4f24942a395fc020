import { sql } from 'kysely'
import type { z } from 'zod'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { contentplan, CONTENTPLAN_TYPES } from '../contract.ts'

type Contentplan = z.infer<typeof contentplan>
type Reading = Pick<MemberContext, 'database'>

const columns = sql.raw(
  'id, name, domain, country, language, type, keyword_limit, minimum_score, gsc_property, ' +
    `to_char(import_ended at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as import_ended, import_error`,
)

/** The plans of a workspace, oldest first. */
export async function listContentplans(
  { database }: Reading,
  { workspaceId, type }: { workspaceId: number; type?: (typeof CONTENTPLAN_TYPES)[number] | undefined },
) {
  const { rows } = await sql<Contentplan>`
    select ${columns} from contentplans
    where workspace_id = ${workspaceId} and (${type ?? null}::text is null or type = ${type ?? null})
    order by id
  `.execute(database)
  return rows
}

export async function getContentplan({ database }: Reading, { contentplanId }: { contentplanId: number }) {
  const { rows } = await sql<Contentplan>`
    select ${columns} from contentplans where id = ${contentplanId}
  `.execute(database)
  const [found] = rows
  if (found === undefined) throw new NotFound('There is nothing under this id.')
  return found
}
