import { z } from 'zod'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { MergedArticle } from '../../choose-fixes.ts'
import type { Evidence } from '../../contract.ts'
import { ACTIONS } from '../../rules.ts'

const advisedRow = z.object({
  contentplanId: z.number(),
  daysKnown: z.number(),
  title: z.string(),
  is_locked: z.boolean(),
  article_id_locked: z.boolean(),
  keyword_count: z.number(),
  volume: z.number(),
  pageId: z.number().nullable(),
  url: z.string().nullable(),
  action: z.enum(ACTIONS).nullable(),
  suggested: z.enum(ACTIONS).nullable(),
  reason: z.string().nullable(),
  gain: z.number().nullable(),
  mergePageId: z.number().nullable(),
  mergeUrl: z.string().nullable(),
})

interface Advised extends MergedArticle, Pick<Evidence, 'article_id_locked' | 'advice'> {
  contentplanId: number
  daysKnown: number
}

/** A cluster of the open workspace, with the advice on its page. */
export async function openAdvised(
  { database, workspaceId }: Pick<MemberContext, 'database' | 'workspaceId'>,
  articleId: number,
): Promise<Advised> {
  const found = await findRow(database, advisedRow)`
    select a.contentplan_id as "contentplanId", coalesce(i.metrics_days, 0) as "daysKnown", a.title, a.is_locked,
      a.article_id_locked, a.keyword_count, a.estimated_search_volume as volume, p.id as "pageId", p.url, p.action,
      pa.action as suggested, pa.reason, pa.gain, other.id as "mergePageId", other.url as "mergeUrl"
    from articles a
    left join search_imports i on i.contentplan_id = a.contentplan_id
    left join pages p on p.workspace_id = a.workspace_id and p.id = a.page_id
    left join page_advice pa on pa.page_id = a.page_id
    left join pages other on other.workspace_id = a.workspace_id and other.id = pa.merge_page_id
    where a.workspace_id = ${workspaceId} and a.id = ${articleId}
  `
  if (found === null) throw new NotFound('There is nothing under this id.')
  const { pageId, url, action, suggested, reason, gain, mergePageId, mergeUrl, ...article } = found
  const advice = pageId !== null &&
    url !== null && {
      page: { page_id: pageId, url },
      suggested_action: suggested,
      reason,
      gain: gain ?? 0,
      merge_with: mergePageId === null || mergeUrl === null ? null : { page_id: mergePageId, url: mergeUrl },
      action,
    }
  return { ...article, article_id: articleId, advice: advice || null }
}
