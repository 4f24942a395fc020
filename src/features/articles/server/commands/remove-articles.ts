import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { changePlan } from '../changing/change-plan.ts'
import { findKeywordsOf } from '../queries/find-keywords.ts'
import { requireArticles } from '../queries/require-articles.ts'
import { requireNotInWriting } from '../queries/require-not-in-writing.ts'
import { requireUnlocked } from '../queries/require-unlocked.ts'

interface Removal {
  plan: Plan
  articleIds: readonly number[]
}

/** Deletes clusters and excludes their keywords (C-041p). */
export async function deleteArticles(ctx: Writes, removal: Removal): Promise<number | null> {
  return removeArticles(ctx, { ...removal, kind: 'delete articles' })
}

/** Deletes clusters; their keywords become inactive (C-041q). */
export async function resetArticles(ctx: Writes, removal: Removal): Promise<number | null> {
  return removeArticles(ctx, { ...removal, kind: 'reset articles' })
}

export async function removeArticles(
  ctx: Writes,
  { plan, articleIds, kind }: Removal & { kind: 'delete articles' | 'reset articles' | 'exclude hub' },
): Promise<number | null> {
  await allowLongWork(ctx.database)
  const touches = async () => {
    await requireArticles(ctx, { plan, articleIds })
    await requireUnlocked(ctx, { plan, articleIds })
    await requireNotInWriting(ctx, { plan, articleIds })
    return { keywordIds: await findKeywordsOf(ctx, { plan, articleIds }), articleIds }
  }
  const change = { plan, kind, touches, recounts: 'nothing' } as const
  const { changeId } = await changePlan(ctx, change, async ({ keywordIds }) => {
    await sql`
      update keywords set article_id = null, excluded = ${kind !== 'reset articles'}, in_queue = false
      where id = any (${keywordIds}::integer[])
    `.execute(ctx.database)
    await deleteRows(ctx, { plan, articleIds })
  })
  return changeId
}

/** Moves the keywords of clusters into another cluster and deletes the emptied clusters (C-041r). */
export async function mergeArticles(
  ctx: Writes,
  services: CachedSerpServices,
  { plan, articleIds: namedIds, intoId }: Removal & { intoId: number },
): Promise<number | null> {
  const fromIds = namedIds.filter((id) => id !== intoId)
  const articleIds = [...fromIds, intoId]
  await allowLongWork(ctx.database)
  const touches = async () => {
    await requireArticles(ctx, { plan, articleIds })
    await requireUnlocked(ctx, { plan, articleIds })
    await requireNotInWriting(ctx, { plan, articleIds })
    return { keywordIds: await findKeywordsOf(ctx, { plan, articleIds: fromIds }), articleIds }
  }
  const change = { plan, kind: 'merge', touches, recounts: services } as const
  const { changeId } = await changePlan(ctx, change, async ({ keywordIds }) => {
    await sql`
      update keywords set article_id = ${intoId} where id = any (${keywordIds}::integer[])
    `.execute(ctx.database)
    const { pageId, isLocked } = await findMatch(ctx, { articleIds, intoId })
    await deleteRows(ctx, { plan, articleIds: fromIds })
    await sql`
      update articles set page_id = ${pageId}, article_id_locked = ${isLocked}
      where id = ${intoId} and page_id is distinct from ${pageId}::integer
    `.execute(ctx.database)
  })
  return changeId
}

async function deleteRows({ database }: Reads, { plan, articleIds }: Removal): Promise<void> {
  await sql`
    delete from articles where workspace_id = ${plan.workspaceId} and id = any (${[...articleIds]}::integer[])
  `.execute(database)
}

const match = z.object({ pageId: z.number().nullable(), isLocked: z.boolean() })

/**
 * The match that the merged cluster keeps: a locked one, else its own, else that of the most searched cluster (M-27).
 */
async function findMatch(
  { database }: Reads,
  { articleIds, intoId }: { articleIds: readonly number[]; intoId: number },
): Promise<z.output<typeof match>> {
  return oneRow(database, match)`
    select page_id as "pageId", article_id_locked as "isLocked" from articles
    where id = any (${[...articleIds]}::integer[]) and (page_id is not null or id = ${intoId})
    order by article_id_locked desc, page_id is not null desc, id = ${intoId} desc, estimated_search_volume desc, id
    limit 1
  `
}
