import { NO_ROOM } from '../../rules.ts'
import { recountArticles } from '#features/articles/server/index.ts'
import { z } from 'zod'
import { type Plan, readRoom } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { KEYWORD_SOURCES } from '../../contract.ts'
import { joinImported, type ImportedKeyword, type JoinedKeyword } from './join-imported.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'

interface ImportedKeywords {
  plan: Plan
  keywords: readonly ImportedKeyword[]
  source: (typeof KEYWORD_SOURCES)[number]
  /** Null when the keywords did not come from an import that can be undone. */
  importId: number | null
}

interface SavedKeywords {
  added: number
  joined: number
  /** How many were left out, by the reason. */
  skipped: { reason: string; count: number }[]
}

const savedRow = z.object({ added: z.number(), articles: z.array(z.number()) })

/**
 * Adds keywords to a plan as inactive ones. One that is there already stays where it is: it learns what was not
 * known, of two volumes it keeps the larger one, and it belongs to no import any more, so that undoing the earlier
 * one leaves it there. Of new ones the workspace takes the first as long as it has room, and the rest is left out.
 * The caller has locked the plan.
 */
export async function saveKeywords(
  ctx: Reads,
  { plan, keywords, source, importId }: ImportedKeywords,
): Promise<SavedKeywords> {
  const { rows: imported, skipped, repeated } = joinImported(keywords)
  const wanted = await takeWhatFits(ctx, { plan, imported })
  const left = imported.length - wanted.length
  const { added, articles } = await oneRow(ctx.database, savedRow)`
    with saved as (
      insert into keywords as known (workspace_id, contentplan_id, keyword, folded, estimated_search_volume,
        difficulty, cpc, competition, intent, source, import_id)
      select ${plan.workspaceId}, ${plan.id}, keyword, folded, estimated_search_volume, difficulty, cpc,
        competition, intent, ${source}, ${importId}::integer
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as imported (keyword text, folded text,
        estimated_search_volume integer, difficulty float8, cpc float8, competition float8, intent text)
      on conflict (contentplan_id, folded) do update set
        estimated_search_volume = greatest(known.estimated_search_volume, excluded.estimated_search_volume),
        difficulty = coalesce(excluded.difficulty, known.difficulty),
        cpc = coalesce(excluded.cpc, known.cpc),
        competition = coalesce(excluded.competition, known.competition),
        intent = coalesce(excluded.intent, known.intent),
        import_id = case when known.import_id = excluded.import_id then known.import_id end
      returning xmax = 0 as is_new, article_id
    )
    select count(*) filter (where is_new) as added,
      coalesce(array_agg(distinct article_id) filter (where article_id is not null), '{}') as articles
    from saved
  `
  await recountArticles(ctx, { plan, articleIds: articles })
  return {
    added,
    joined: wanted.length - added + repeated,
    skipped: left > 0 ? [...skipped, { reason: NO_ROOM, count: left }] : skipped,
  }
}

const knownKeyword = z.object({ folded: z.string() })

async function takeWhatFits(
  { database }: Reads,
  { plan, imported }: { plan: Plan; imported: JoinedKeyword[] },
): Promise<JoinedKeyword[]> {
  const room = await readRoom(database, { plan, kind: 'keywords' })
  if (room >= imported.length) return imported
  const rows = await listRows(database, knownKeyword)`
    select folded from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and folded = any (${imported.map(({ folded }) => folded)}::text[])
  `
  const known = new Set(rows.map(({ folded }) => folded))
  let left = room
  return imported.filter(({ folded }) => known.has(folded) || left-- > 0)
}
