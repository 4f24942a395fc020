import { readText } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { contentProfile, type ScoreBasis } from '../../contract.ts'
import { readBrief } from '../../evidence/index.ts'
import { findResearch } from '../material/research-rows.ts'

/** What the content score of a cluster compares its texts with, beside its evidence. */
export async function readScoreBasis(
  ctx: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<ScoreBasis> {
  const row = await findResearch(ctx, { plan, articleId })
  const profile = contentProfile.safeParse(row?.profile)
  const planned =
    row?.meta ?? readBrief((await readText(ctx, { plan, articleId, section: 'description' })).text)
  return {
    language: plan.language,
    own_domain: plan.domain,
    title: planned?.title ?? '',
    description: planned?.description ?? '',
    slug: planned?.slug ?? '',
    image_urls: row?.imageUrls ?? [],
    profile: profile.success ? profile.data : null,
  }
}
