import { sql } from 'kysely'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { contentplan, sharedContentplan, type CONTENTPLAN_TYPES } from '../../contract.ts'
import { exactTime } from '#platform/server/database/iso-time.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'

const columns = sql`
  id, name, domain, country, country_crawl, language, type, keyword_limit, minimum_score, about, style_guide,
  image_style_guide, image_source, main_cms_integration, translation_config,
  (select i.gsc_property from integrations i where i.contentplan_id = p.id and i.type = 'gsc') as gsc_property,
  (select s.error from search_imports s where s.contentplan_id = p.id) as import_error,
  (select s.trouble from search_imports s where s.contentplan_id = p.id) as import_trouble,
  (
    select to_char(s.ended_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from search_imports s
    where s.contentplan_id = p.id
  ) as import_ended,
  shared_at is not null as sharing, shared_at
`

const plans = sql`
  contentplans p
  left join lateral (
    select ${exactTime(sql`s.created_at`)} as shared_at from contentplan_shares s
    where s.workspace_id = p.workspace_id and s.contentplan_id = p.id and s.disabled_at is null
  ) on true
`

/** The plans of a workspace, oldest first. */
export async function listContentplans(
  { database }: Reads,
  { workspaceId, type }: { workspaceId: number; type?: (typeof CONTENTPLAN_TYPES)[number] | undefined },
) {
  return listRows(database, contentplan)`
    select ${columns} from ${plans}
    where workspace_id = ${workspaceId} and (${type ?? null}::text is null or type = ${type ?? null})
    order by id
  `
}

export async function getContentplan({ database }: Reads, { contentplanId }: { contentplanId: number }) {
  const found = await findRow(database, contentplan)`
    select ${columns} from ${plans} where p.id = ${contentplanId}
  `
  return requireFound(found)
}

/** What a visitor with the sharing key sees of a plan. */
export async function getSharedContentplan(
  { database }: Reads,
  { contentplanId }: { contentplanId: number },
) {
  const found = await findRow(database, sharedContentplan)`
    select id, name from contentplans where id = ${contentplanId}
  `
  return requireFound(found)
}

function requireFound<Row>(row: Row | null): Row {
  if (row === null) throw new NotFound('There is nothing under this id.')
  return row
}
