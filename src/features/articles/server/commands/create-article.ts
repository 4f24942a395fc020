import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { KEYWORD_LIMIT_REACHED } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict, Invalid, LimitReached, NotFound } from '#platform/errors.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { findRow, idRow, listRows, oneRow } from '#platform/server/database/rows.ts'
import { changePlan } from '../changing/change-plan.ts'
import { countRoom } from '../changing/count-room.ts'
import { NOWHERE, readPlanState } from '../history/plan-state.ts'
import { requireUnlocked } from '../queries/require-unlocked.ts'
import { requireFreeTitle, requireHub } from './edit-articles.ts'
import { setAsFavorite } from './set-attributes.ts'

interface NewArticle {
  plan: Plan
  /** Without a title, the beginning of the prompt. */
  title?: string | undefined
  /** What the user wants to be written. */
  prompt?: string | undefined
  topicId?: number | null | undefined
  isFavorite: boolean
  /** The page that it is matched with; a cluster that has the page loses it (V-28). */
  pageId?: number | null | undefined
  keywordIds: readonly number[]
  /** The most searched of the keywords if absent. */
  mainKeywordId?: number | null | undefined
}

/**
 * Creates a cluster of any keywords of the plan, or of none (C-040, V-32); inactive and excluded ones become active.
 * Throws Invalid without a title and a prompt, Conflict when the title is taken or the page is excluded.
 */
export async function createArticle(
  ctx: Writes,
  services: CachedSerpServices,
  { plan, mainKeywordId = null, ...named }: NewArticle,
): Promise<{ articleId: number; changeId: number | null }> {
  const keywordIds = [...new Set([...named.keywordIds, ...(mainKeywordId === null ? [] : [mainKeywordId])])]
  const touches = async () => {
    const title = await chooseTitle(ctx, { plan, ...named })
    if (named.topicId) await requireHub(ctx, { plan, topicId: named.topicId })
    const articleIds = await findLeftArticles(ctx, { plan, keywordIds })
    await requireUnlocked(ctx, { plan, articleIds })
    const holderIds = named.pageId ? await findHolders(ctx, { plan, pageId: named.pageId }) : []
    return { title, keywordIds, articleIds: [...articleIds, ...holderIds], holderIds }
  }
  const { changeId, done } = await changePlan(
    ctx,
    { plan, kind: 'create', touches, recounts: services },
    async ({ title, holderIds }) => {
      await sql`
        update articles set page_id = null, article_id_locked = false where id = any (${holderIds}::integer[])
      `.execute(ctx.database)
      const { id: articleId } = await oneRow(ctx.database, idRow)`
        insert into articles (workspace_id, contentplan_id, title, main_keyword_id, prompt, topic_id, page_id,
          article_id_locked)
        values (${plan.workspaceId}, ${plan.id}, ${title}, ${mainKeywordId}, ${named.prompt ?? null},
          ${named.topicId ?? null}, ${named.pageId ?? null}, ${Boolean(named.pageId)}) returning id
      `
      await sql`
        update keywords set article_id = ${articleId}, excluded = false, in_queue = false
        where id = any (${keywordIds}::integer[])
      `.execute(ctx.database)
      if (named.isFavorite)
        await sql`update articles set ${setAsFavorite} where id = ${articleId}`.execute(ctx.database)
      return { articleId, createdIds: [articleId] }
    },
  )
  return { articleId: done.articleId, changeId }
}

const LONGEST_FROM_PROMPT = 80

/** The given title; or the beginning of the prompt, with a number if another cluster has it (V-22). */
async function chooseTitle(
  ctx: Reads,
  { plan, title, prompt }: Pick<NewArticle, 'plan' | 'title' | 'prompt'>,
): Promise<string> {
  if (title !== undefined) {
    await requireFreeTitle(ctx, { plan, title })
    return title
  }
  if (prompt === undefined) throw new Invalid('name: give the cluster a name, or say what is to be written.')
  const short = shorten(prompt)
  const { taken } = await oneRow(ctx.database, z.object({ taken: z.array(z.string()) }))`
    select array(select lower(title) from articles where workspace_id = ${plan.workspaceId}
      and contentplan_id = ${plan.id} and starts_with(lower(title), lower(${short}::text))) as taken
  `
  const names = [short, ...taken.map((_title, index) => `${short} (${index + 2})`)]
  return names.find((name) => !taken.includes(name.toLowerCase())) ?? `${short} (${names.length + 1})`
}

/** The first line of a text, or as many of its words as fit. */
function shorten(text: string): string {
  const line = text.split(/[\r\n]/, 1).join('')
  if (line.length <= LONGEST_FROM_PROMPT) return line
  const start = line.slice(0, LONGEST_FROM_PROMPT)
  const space = start.lastIndexOf(' ')
  return `${space > 0 ? start.slice(0, space) : start}…`
}

/** The clusters that have the page. Throws NotFound when the plan has no such page, and Conflict if it is excluded. */
async function findHolders(ctx: Reads, { plan, pageId }: { plan: Plan; pageId: number }): Promise<number[]> {
  const page = await findRow(ctx.database, z.object({ isExcluded: z.boolean() }))`
    select is_excluded as "isExcluded" from pages
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${pageId} for key share
  `
  if (page === null) throw new NotFound('There is nothing under this id.')
  if (page.isExcluded)
    throw new Conflict('This page is excluded. Remove its exclusion, then it can have a cluster.')
  const holders = await listRows(ctx.database, idRow)`
    select id from articles where workspace_id = ${plan.workspaceId} and page_id = ${pageId}
  `
  return holders.map(({ id }) => id)
}

/**
 * The clusters that these keywords leave. Throws NotFound when a keyword is not in the plan, and LimitReached when more
 * keywords would be active than the plan allows.
 */
async function findLeftArticles(
  ctx: Writes,
  { plan, keywordIds }: { plan: Plan; keywordIds: readonly number[] },
): Promise<number[]> {
  const { placeOf } = await readPlanState(ctx, { plan, keywordIds, articleIds: [] })
  if (placeOf.size < keywordIds.length) throw new NotFound('There is nothing under this id.')
  const places = [...placeOf.values()]
  const activated = places.filter((place) => place <= NOWHERE).length
  if (activated > (await countRoom(ctx, { plan }))) throw new LimitReached(KEYWORD_LIMIT_REACHED)
  return [...new Set(places)].filter((place) => place > NOWHERE)
}
