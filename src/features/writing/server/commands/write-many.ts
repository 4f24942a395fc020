import { sql } from 'kysely'
import { z } from 'zod'
import { ARTICLE_INTENTS, ARTICLE_STATUSES } from '#features/articles/rules.ts'
import { refuseWriting } from '#features/articles/map/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Explained, Invalid, LimitReached, NotFound } from '#platform/errors.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { NO_CREDITS_FOR_ALL, NOTHING_TO_WRITE, REFUSED_WRITING } from '../../rules.ts'
import type { WritingServices } from '../jobs/writing-services.ts'
import { startWriting, type StartWriting } from './start-writing.ts'

interface Many {
  plan: Plan
  /** Absent: all favorites. */
  articleIds?: readonly number[] | undefined
}

interface StartedMany {
  started: { articleId: number; runId: number; isNew: boolean }[]
  refused: { articleId: number; reason: string }[]
}

const candidate = z.object({
  id: z.number(),
  status: z.enum(ARTICLE_STATUSES),
  intent: z.enum(ARTICLE_INTENTS).nullable(),
})

/**
 * Starts the writing of named clusters, or of all favorites that can be written (V-40), in their order, as far as the
 * credits suffice (V-41). Throws Invalid when none can be written (E-66), LimitReached when there is no credit (E-42).
 */
export async function writeMany(
  ctx: StartWriting,
  services: WritingServices,
  { plan, articleIds }: Many,
): Promise<StartedMany> {
  const articles = await listCandidates(ctx, { plan, articleIds })
  const many: StartedMany = { started: [], refused: [] }
  let hasCredits = true
  for (const { id: articleId, ...article } of articles) {
    const refusal = refuseWriting(article)
    const reason = refusal === null ? null : REFUSED_WRITING[refusal]
    const failure =
      reason ?? (hasCredits ? await attempt(ctx, services, { plan, articleId, many }) : NO_CREDIT)
    if (failure === NO_CREDIT) hasCredits = false
    if (failure !== null) many.refused.push({ articleId, reason: failure })
  }
  if (many.started.length > 0) return many
  if (!hasCredits) throw new LimitReached(NO_CREDITS_FOR_ALL)
  if (articleIds === undefined) throw new Invalid(NOTHING_TO_WRITE)
  return many
}

const NO_CREDIT = 'Not enough credits'

/** Starts one of them; returns why it was not started. */
async function attempt(
  ctx: StartWriting,
  services: WritingServices,
  { plan, articleId, many }: { plan: Plan; articleId: number; many: StartedMany },
): Promise<string | null> {
  try {
    many.started.push({ articleId, ...(await startWriting(ctx, services, { plan, articleId })) })
    return null
  } catch (error) {
    if (error instanceof LimitReached) return NO_CREDIT
    if (error instanceof Explained) return error.message
    throw error
  }
}

async function listCandidates(
  { database }: StartWriting,
  { plan, articleIds }: Many,
): Promise<z.infer<typeof candidate>[]> {
  const which =
    articleIds === undefined ? sql`a.show_in_map` : sql`a.id = any (${[...articleIds]}::integer[])`
  const chosen = sql`a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and ${which}`
  // In one order for all, so that two calls never wait for each other.
  await sql`
    select from articles a where ${chosen} order by a.id for update
  `.execute(database)
  const rows = await listRows(database, candidate)`
    select a.id, a.status, coalesce(a.intent, f.intent) as intent from articles a
    left join article_kinds f on f.article_id = a.id
    where ${chosen} order by a.estimated_search_volume desc nulls last, a.id
  `
  if (articleIds === undefined) return rows
  const byId = new Map(rows.map((row) => [row.id, row]))
  return articleIds.map((id) => {
    const found = byId.get(id)
    if (found === undefined) throw new NotFound('There is nothing under this id.')
    return found
  })
}
