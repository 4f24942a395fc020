import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { Conflicts } from '../../find-conflicts.ts'
import { isOfPlan } from '../queries/read-impressions.ts'

/** Saves which clusters have which alerts; a cluster without alerts has no row. */
export async function keepAlerts(
  { database }: Reads,
  plan: Plan,
  { cannibalization, urlConflict, unmentioned }: Conflicts & { unmentioned: Set<number> },
): Promise<void> {
  const rows = [...new Set([...cannibalization, ...urlConflict, ...unmentioned])].map((id) => ({
    id,
    cannibalization: cannibalization.has(id),
    url_conflict: urlConflict.has(id),
    no_keywords_mentioned: unmentioned.has(id),
  }))
  await sql`
    delete from article_alerts a
    where ${isOfPlan('a', plan)} and a.article_id <> all (${rows.map(({ id }) => id)}::integer[])
  `.execute(database)
  await sql`
    insert into article_alerts as a
      (article_id, workspace_id, contentplan_id, cannibalization, url_conflict, no_keywords_mentioned)
    select found.id, ${plan.workspaceId}, ${plan.id}, found.cannibalization, found.url_conflict, found.no_keywords_mentioned
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as found (id integer, cannibalization boolean, url_conflict boolean, no_keywords_mentioned boolean)
    on conflict (article_id) do update set (cannibalization, url_conflict, no_keywords_mentioned)
      = (excluded.cannibalization, excluded.url_conflict, excluded.no_keywords_mentioned)
      where (a.cannibalization, a.url_conflict, a.no_keywords_mentioned)
        is distinct from (excluded.cannibalization, excluded.url_conflict, excluded.no_keywords_mentioned)
  `.execute(database)
}
