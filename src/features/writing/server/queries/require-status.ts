import { z } from 'zod'
import { APPROVED_STATUSES, type ArticleStatus } from '#features/articles/rules.ts'
import { isChangedSinceReview, readText } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { MOST_VERBATIM } from '../../contract.ts'
import { readMarkdown } from '../../markdown/index.ts'
import { refuseStatus } from '../../score/index.ts'
import { splitWords } from '../../text/index.ts'
import { NotReviewed } from './not-reviewed.ts'
import { scoreArticle } from './score-article.ts'

const GATED = new Set<ArticleStatus>(APPROVED_STATUSES)

interface WantedStatus {
  plan: Plan
  articleIds: readonly number[]
  status: ArticleStatus
  /** Those that a person has decided to publish without a review. */
  unreviewedIds?: readonly number[] | undefined
}

/**
 * Throws Conflict when an article that agents have written has a fault that keeps it from a status: a citation without
 * its source, a link to nowhere known, copied text, an empty section. Throws NotReviewed when one is to be uploaded or
 * published that no person has reviewed as it is now, unless a person has decided that for this article.
 */
export async function requireStatus(
  ctx: Reads,
  { plan, articleIds, status, unreviewedIds = [] }: WantedStatus,
): Promise<void> {
  if (!GATED.has(status)) return
  const written = await listResearched(ctx, { plan, articleIds })
  for (const { articleId, title } of written) {
    const refusal = await findRefusal(ctx, { plan, articleId, status })
    if (refusal !== null) throw new Conflict(articleIds.length === 1 ? refusal : `“${title}”: ${refusal}`)
  }
  if (status === 'reviewed') return
  const isDecided = new Set(unreviewedIds)
  const unreviewed = written.filter(({ articleId, isReviewed }) => !isReviewed && !isDecided.has(articleId))
  if (unreviewed.length > 0) throw new NotReviewed(status, unreviewed.length)
}

async function findRefusal(
  ctx: Reads,
  { plan, articleId, status }: { plan: Plan; articleId: number; status: ArticleStatus },
): Promise<string | null> {
  const score = await scoreArticle(ctx, { plan, articleId })
  const refusal = score === null ? null : refuseStatus(status, score.gates)
  if (refusal !== null) return refusal
  return (await hasExtractsOnly(ctx, { plan, articleId }))
    ? `This text cannot be marked as ${status}: it is a draft of extracts, too much of which is quoted.`
    : null
}

const researchedRow = z.object({
  articleId: z.number(),
  title: z.string(),
  isReviewed: z.boolean(),
})

/** Those of the articles that agents have worked on: what people write alone is theirs to judge. */
async function listResearched(
  { database }: Reads,
  { plan, articleIds }: Pick<WantedStatus, 'plan' | 'articleIds'>,
): Promise<z.infer<typeof researchedRow>[]> {
  return listRows(database, researchedRow)`
    select a.id as "articleId", a.title,
      a.status = any (${[...APPROVED_STATUSES]}::text[]) and not ${isChangedSinceReview('a')} as "isReviewed"
    from article_research r
    join articles a on a.workspace_id = r.workspace_id and a.contentplan_id = r.contentplan_id and a.id = r.article_id
    where r.workspace_id = ${plan.workspaceId} and r.contentplan_id = ${plan.id}
      and r.article_id = any (${[...articleIds]}::integer[])
    order by a.id
  `
}

/** The score does not count quotations that name their source; in a draft of extracts they are the text. */
async function hasExtractsOnly(
  ctx: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<boolean> {
  const read = async (section: 'draft' | 'final') => (await readText(ctx, { plan, articleId, section })).text
  if ((await read('final')) !== '') return false
  const blocks = readMarkdown(await read('draft'))
  const quoted = blocks.filter(({ kind }) => kind === 'quote')
  return countWords(quoted, plan.language) > MOST_VERBATIM * countWords(blocks, plan.language)
}

function countWords(blocks: readonly { text: string }[], language: string): number {
  return blocks.reduce((sum, { text }) => sum + splitWords(text, language).length, 0)
}
