import { z } from 'zod'
import type { ArticleStatus } from '#features/articles/rules.ts'
import { readText } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { MOST_VERBATIM } from '../../contract.ts'
import { readMarkdown } from '../../markdown/index.ts'
import { refuseStatus } from '../../score/index.ts'
import { splitWords } from '../../text/index.ts'
import { scoreArticle } from './score-article.ts'

const GATED = new Set<ArticleStatus>(['reviewed', 'published'])

const idOfArticle = z.object({ articleId: z.number() })

/**
 * Throws Conflict when an article that agents have written has a fault that keeps it from a status: a citation without
 * its source, a link to nowhere known, copied text, an empty section.
 */
export async function requireStatus(
  ctx: Reads,
  { plan, articleIds, status }: { plan: Plan; articleIds: readonly number[]; status: ArticleStatus },
): Promise<void> {
  if (!GATED.has(status)) return
  for (const { articleId } of await listResearched(ctx, { plan, articleIds })) {
    const score = await scoreArticle(ctx, { plan, articleId })
    const refusal = score === null ? null : refuseStatus(status, score.gates)
    if (refusal !== null) throw new Conflict(refusal)
    if (await hasExtractsOnly(ctx, { plan, articleId }))
      throw new Conflict(
        `This text cannot be marked as ${status}: it is a draft of extracts, too much of which is quoted.`,
      )
  }
}

/** Those of the articles that agents have worked on: what people write alone is theirs to judge. */
async function listResearched(
  { database }: Reads,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<z.infer<typeof idOfArticle>[]> {
  return listRows(database, idOfArticle)`
    select article_id as "articleId" from article_research
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and article_id = any (${[...articleIds]}::integer[])
    order by article_id
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
