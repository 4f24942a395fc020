import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { sharedArticle } from '../../contract.ts'
import type { TextSection } from '../../rules.ts'
import { fromArticles, kind, knownVolume, volumeIsRough } from '../queries/article-rows.ts'
import { checkDraft } from './check-draft.ts'
import { estimateResults } from './estimate-results.ts'

const row = sharedArticle
  .omit({ estimates: true, checklist: true })
  .extend({ /** Only its links are counted. */ brief: z.string() })

function textOf(section: TextSection): RawBuilder<unknown> {
  return sql`coalesce((select w.text from article_texts w where w.workspace_id = a.workspace_id
    and w.contentplan_id = a.contentplan_id and w.article_id = a.id and w.section = ${section}), '')`
}

/** What a visitor with the sharing key sees of a cluster. It reads the columns of that list and no others. */
export async function readSharedArticle(
  { database, workspaceId }: Reads & { workspaceId: number },
  articleId: number,
): Promise<z.infer<typeof sharedArticle>> {
  const found = await findRow(database, row)`
    select a.title, t.name as topic_name, a.status, ${kind.type} as type, ${kind.intent} as intent,
      ${kind.funnel} as funnel, a.keyword_count, ${knownVolume} as estimated_search_volume,
      coalesce(m.known_volume_count, 0) as known_volume_count, ${volumeIsRough} as volume_is_rough, m.potential_clicks,
      ${textOf('final')} as final, ${textOf('description')} as brief, plan.name as contentplan_name, plan.domain
    ${fromArticles}
    join contentplans plan on plan.workspace_id = a.workspace_id and plan.id = a.contentplan_id
    where a.workspace_id = ${workspaceId} and a.id = ${articleId}
  `
  if (found === null) throw new NotFound('There is nothing under this id.')
  const { brief, ...shared } = found
  const { final, domain, potential_clicks: potentialClicks } = shared
  return {
    ...shared,
    estimates: estimateResults({ articleId, potentialClicks, hasFinal: final.trim() !== '' }),
    checklist: checkDraft({ final, brief, domain }),
  }
}
