import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { chooseSlug } from '../material/choose-slug.ts'
import { listPublications } from './publication-rows.ts'
import { findPublishable } from './read-publishable.ts'

/** Where a cluster was published, and what the next publication would begin with. */
export async function readPublishing(ctx: Reads, of: { plan: Plan; articleId: number }) {
  const article = await findPublishable(ctx, of)
  const { language } = of.plan
  return {
    publications: await listPublications(ctx, of),
    slug: chooseSlug({ wanted: null, last: null, article, language }),
    has_final: article.markdown.trim() !== '',
  }
}
