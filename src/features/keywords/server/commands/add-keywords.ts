import { LimitReached } from '#platform/errors.ts'
import { type Plan, readRefusal, readRoom } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { joinImported } from './join-imported.ts'
import { saveList } from './save-list.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'

/** Adds texts to the plan as one import; returns the ids of all these keywords, also of those that the plan had. */
export async function addKeywords(
  ctx: MemberContext,
  { plan, texts }: { plan: Plan; texts: readonly string[] },
): Promise<number[]> {
  if (texts.length === 0) return []
  const keywordsObject = texts.map((keyword) => ({ keyword }))
  await saveList(ctx, { plan, keywordsObject, source: 'upload' })
  const folded = joinImported(keywordsObject).rows.map((row) => row.folded)
  const rows = await listRows(ctx.database, idRow)`
    select id from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and folded = any (${folded}::text[])
  `
  // A user who names keywords for a cluster wants all of them, so a part of them is not enough.
  const isPartial = rows.length < folded.length
  if (isPartial && (await readRoom(ctx.database, { plan, kind: 'keywords' })) <= 0)
    throw new LimitReached(await readRefusal(ctx.database, 'keywords'))
  return rows.map(({ id }) => id)
}
