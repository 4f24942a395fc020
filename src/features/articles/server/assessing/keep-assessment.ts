import { sql } from 'kysely'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Assessment } from './assess-plan.ts'

/** Saves an assessment. Returns false and saves nothing if the plan has changed since the assessment began. */
export async function keepAssessment(
  database: Transaction,
  { plan, found }: { plan: Plan; found: Assessment },
): Promise<boolean> {
  await lockPlan({ database }, { plan })
  const { rows } = await sql`
    insert into plan_assessments as known (workspace_id, contentplan_id, assessed_at)
    values (${plan.workspaceId}, ${plan.id}, now())
    on conflict (contentplan_id) do update set assessed_at = excluded.assessed_at
    where known.requests = ${found.requests}
    returning contentplan_id
  `.execute(database)
  if (rows.length === 0) return false
  const { articleIds, relevance, related, presence, drifts } = found
  await sql`
    update articles a set relevance = found.relevance, relevance_related = found.related, relevance_presence = found.presence
    from unnest(${articleIds}::integer[], ${relevance}::float8[], ${related}::float8[], ${presence}::float8[])
      as found (id, relevance, related, presence)
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = found.id
      and (a.relevance, a.relevance_related, a.relevance_presence)
        is distinct from (found.relevance, found.related, found.presence)
  `.execute(database)
  await sql`
    delete from keyword_drifts where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `.execute(database)
  await sql`
    insert into keyword_drifts (keyword_id, workspace_id, contentplan_id, article_id, overlap, best_article_id, best_overlap, verdict)
    select k.id, k.workspace_id, k.contentplan_id, k.article_id, found.overlap, best.id, found.best_overlap, found.verdict
    from unnest(${drifts.map(({ keywordId }) => keywordId)}::integer[], ${drifts.map(({ articleId }) => articleId)}::integer[],
      ${drifts.map(({ overlap }) => overlap)}::float8[], ${drifts.map(({ bestArticleId }) => bestArticleId)}::integer[],
      ${drifts.map(({ bestOverlap }) => bestOverlap)}::float8[], ${drifts.map(({ verdict }) => verdict)}::text[])
      as found (keyword_id, article_id, overlap, best_article_id, best_overlap, verdict)
    join keywords k on k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and k.id = found.keyword_id
      and k.article_id = found.article_id
    left join articles best on best.workspace_id = k.workspace_id and best.contentplan_id = k.contentplan_id
      and best.id = found.best_article_id
    where found.verdict = 'alone' or best.id is not null
  `.execute(database)
  return true
}
