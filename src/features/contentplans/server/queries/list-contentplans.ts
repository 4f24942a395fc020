import { sql } from 'kysely'
import type { z } from 'zod'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { contentplan, CONTENTPLAN_TYPES, sharedContentplan } from '../../contract.ts'

type Contentplan = z.infer<typeof contentplan>
type SharedContentplan = z.infer<typeof sharedContentplan>
type Reading = Pick<MemberContext, 'database'>

const columns = sql`
  id, name, domain, country, country_crawl, language, type, keyword_limit, minimum_score, about, style_guide,
  image_style_guide, image_source, main_cms_integration, translation_config, gsc_property, import_error,
  to_char(import_ended at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as import_ended,
  exists (
    select from contentplan_shares s
    where s.workspace_id = p.workspace_id and s.contentplan_id = p.id and s.disabled_at is null
  ) as sharing
`

/** The plans of a workspace, oldest first. */
export async function listContentplans(
  { database }: Reading,
  { workspaceId, type }: { workspaceId: number; type?: (typeof CONTENTPLAN_TYPES)[number] | undefined },
) {
  const { rows } = await sql<Contentplan>`
    select ${columns} from contentplans p
    where workspace_id = ${workspaceId} and (${type ?? null}::text is null or type = ${type ?? null})
    order by id
  `.execute(database)
  return rows
}

export async function getContentplan({ database }: Reading, { contentplanId }: { contentplanId: number }) {
  const { rows } = await sql<Contentplan>`
    select ${columns} from contentplans p where id = ${contentplanId}
  `.execute(database)
  return firstOf(rows)
}

/** What whoever has the sharing key sees of it. */
export async function getSharedContentplan(
  { database }: Reading,
  { contentplanId }: { contentplanId: number },
) {
  const { rows } = await sql<SharedContentplan>`
    select id, name, domain, country, language from contentplans where id = ${contentplanId}
  `.execute(database)
  return firstOf(rows)
}

function firstOf<Row>([row]: Row[]): Row {
  if (row === undefined) throw new NotFound('There is nothing under this id.')
  return row
}
