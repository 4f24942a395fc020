import { readText } from '#features/articles/server/index.ts'
import type { TextSection } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { ContentScore } from '../../contract.ts'
import { scoreInputOf, scoreText } from '../../score/index.ts'
import { readCards } from './read-evidence.ts'
import { readScoreBasis } from './read-score-basis.ts'

/**
 * The content score of a text of a cluster: of its final draft, or of its draft while there is no other. Null when it
 * has no text, or its sources were never read.
 */
export async function scoreArticle(
  ctx: Reads,
  { plan, articleId, section }: { plan: Plan; articleId: number; section?: TextSection | undefined },
): Promise<ContentScore | null> {
  const basis = await readScoreBasis(ctx, { plan, articleId })
  if (basis.profile === null) return null
  const markdown = await chooseText(ctx, { plan, articleId, section })
  if (markdown === '') return null
  const input = scoreInputOf(basis, await readCards(ctx, { plan, articleId }))
  return input === null ? null : scoreText({ ...input, markdown })
}

async function chooseText(
  ctx: Reads,
  { plan, articleId, section }: { plan: Plan; articleId: number; section?: TextSection | undefined },
): Promise<string> {
  if (section !== undefined) return (await readText(ctx, { plan, articleId, section })).text
  const final = await readText(ctx, { plan, articleId, section: 'final' })
  return final.text === '' ? (await readText(ctx, { plan, articleId, section: 'draft' })).text : final.text
}
