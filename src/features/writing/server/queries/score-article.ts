import { readText } from '#features/articles/server/index.ts'
import type { TextSection } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { contentProfile, type ContentScore } from '../../contract.ts'
import { readBrief } from '../../evidence/index.ts'
import { scoreText } from '../../score/index.ts'
import { findResearch } from '../material/research-rows.ts'

/**
 * The content score of a text of a cluster: of its final draft, or of its draft while there is no other. Null when it
 * has no text, or its sources were never read.
 */
export async function scoreArticle(
  ctx: Reads,
  { plan, articleId, section }: { plan: Plan; articleId: number; section?: TextSection | undefined },
): Promise<ContentScore | null> {
  const row = await findResearch(ctx, { plan, articleId })
  const profile = contentProfile.safeParse(row?.profile)
  if (row === null || !profile.success) return null
  const markdown = await chooseText(ctx, { plan, articleId, section })
  if (markdown === '') return null
  const planned =
    row.meta ?? readBrief((await readText(ctx, { plan, articleId, section: 'description' })).text)
  return scoreText({
    markdown,
    title: planned?.title ?? '',
    description: planned?.description ?? '',
    slug: planned?.slug ?? '',
    profile: profile.data,
    cards: row.research?.cards ?? [],
    ownDomain: plan.domain,
    imageUrls: row.imageUrls,
  })
}

async function chooseText(
  ctx: Reads,
  { plan, articleId, section }: { plan: Plan; articleId: number; section?: TextSection | undefined },
): Promise<string> {
  if (section !== undefined) return (await readText(ctx, { plan, articleId, section })).text
  const final = await readText(ctx, { plan, articleId, section: 'final' })
  return final.text === '' ? (await readText(ctx, { plan, articleId, section: 'draft' })).text : final.text
}
