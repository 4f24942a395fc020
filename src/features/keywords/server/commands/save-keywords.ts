import { recountArticles } from '#features/articles/server/index.ts'
import { sql } from 'kysely'
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
  /** The import that adds the keywords; null when they are not part of one and so cannot be undone. */
  importId: number | null
}

interface SavedKeywords {
  added: number
  joined: number
  /** How many keywords were left out, by reason. */
  skipped: { reason: string; count: number }[]
  /** How many of them the workspace had no room for. */
  withoutRoom: number
}

const NO_ROOM = 'the workspace has no room for more keywords'

const savedRow = z.object({ added: z.number(), articles: z.array(z.number()) })

/**
 * Adds keywords to a plan as inactive ones. A keyword that the plan has already keeps its cluster and status; it
 * takes over the values that are given, the volume as joinValues does, and it leaves its earlier import, so that
 * undoing that import does not remove it. New keywords are added until the workspace has no more room; the rest is
 * left out. The caller must have locked the plan.
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
        volume_is_rough, difficulty, cpc, competition, intent, source, import_id)
      select ${plan.workspaceId}, ${plan.id}, keyword, folded, estimated_search_volume, volume_is_rough,
        difficulty, cpc, competition, intent, ${source}, ${importId}::integer
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as imported (keyword text, folded text,
        estimated_search_volume integer, volume_is_rough boolean, difficulty float8, cpc float8, competition float8, intent text)
      on conflict (contentplan_id, folded) do update set
        estimated_search_volume = case when ${isBetter} then excluded.estimated_search_volume
          else known.estimated_search_volume end,
        volume_is_rough = case when ${isBetter} then excluded.volume_is_rough else known.volume_is_rough end,
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
    withoutRoom: left,
  }
}

const isBetter = sql`(excluded.estimated_search_volume is not null and (
  known.estimated_search_volume is null or case when known.volume_is_rough = excluded.volume_is_rough
  then excluded.estimated_search_volume > known.estimated_search_volume else known.volume_is_rough end))`

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
