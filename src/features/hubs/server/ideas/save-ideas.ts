import { z } from 'zod'
import { foldKeyword } from '#features/contentplans/rules.ts'
import { lockPlan, readRefusal, readRoom, type Plan } from '#features/contentplans/server/index.ts'
import { saveList } from '#features/keywords/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { IdeasOfHub } from '../queries/list-ideas.ts'
import type { FoundKeyword } from './propose-ideas.ts'

const savedKeyword = z.object({ id: z.number(), folded: z.string() })

/**
 * Adds the ideas that the plan does not have to its inactive keywords, as one import that can be undone. Returns the
 * ideas with the ids of their keywords, and why some could not be added.
 */
export async function saveIdeas(
  ctx: MemberContext,
  {
    plan,
    listed,
    found,
    label,
  }: { plan: Plan; listed: readonly IdeasOfHub[]; found: readonly FoundKeyword[]; label: string },
): Promise<{ listed: IdeasOfHub[]; notice: string | null }> {
  const fresh = listed.flatMap(({ ideas }) =>
    ideas.filter(({ keywordId, articleId }) => keywordId === null && articleId === null),
  )
  if (fresh.length === 0) return { listed: [...listed], notice: null }
  await lockPlan(ctx, { plan })
  const room = await readRoom(ctx.database, { plan, kind: 'keywords' })
  const notice = room < fresh.length ? await readRefusal(ctx.database, 'keywords') : null
  if (room <= 0) return { listed: [...listed], notice }
  const numbers = new Map(found.map((one) => [foldKeyword(one.keyword), one]))
  const keywordsObject = fresh.map(({ keyword, estimated_search_volume }) => {
    const { cpc = null, competition = null } = numbers.get(foldKeyword(keyword)) ?? {}
    return { keyword, estimated_search_volume, cpc, competition }
  })
  await saveList(ctx, { plan, keywordsObject, source: 'related', label })
  const ids = await readIds(ctx, { plan, keywords: fresh.map(({ keyword }) => keyword) })
  const withIds = listed.map(({ hub, ideas }) => ({
    hub,
    ideas: ideas.map((idea) => ({
      ...idea,
      keywordId: idea.keywordId ?? ids.get(foldKeyword(idea.keyword)) ?? null,
    })),
  }))
  return { listed: withIds, notice }
}

async function readIds(
  { database }: MemberContext,
  { plan, keywords }: { plan: Plan; keywords: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await listRows(database, savedKeyword)`
    select id, folded from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and folded = any (${keywords.map(foldKeyword)}::text[])
  `
  return new Map(rows.map(({ id, folded }) => [folded, id]))
}
