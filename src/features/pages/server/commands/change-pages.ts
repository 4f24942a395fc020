import type { z } from 'zod'
import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { scheduleAssessment, toggleMatchLocks } from '#features/articles/server/index.ts'
import { lockPlan, openPlan, tellPlanChanged } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { pageChange } from '../../contract.ts'
import { requirePages } from '../queries/require-pages.ts'
import type { Changed, OfPages } from './changed.ts'
import { excludePages, includePages } from './exclude-pages.ts'
import { favorWithKeyword } from './favor-with-keyword.ts'
import { setPageAction, setPageType, toggleFavorite } from './mark-pages.ts'
import { setPageArticle } from './match-page.ts'

type PageChange = z.output<typeof pageChange>
type Answer = Changed & { takenFrom?: { article_id: number; title: string } | null }

/** Changes pages of a plan (C-021), under the lock of the plan. */
export async function changePages(ctx: MemberContext, services: CachedSerpServices, input: PageChange) {
  const plan = await openPlan(ctx, input.contentplanId)
  await lockPlan(ctx, { plan })
  const pages = await requirePages(ctx, {
    plan,
    pageIds: input.pageIds,
    withTargets: input.action === 'setPageType',
  })
  const answer = await apply(ctx, services, { plan, pages, input })
  if (answer.changed > 0) await tellPlanChanged(ctx, plan)
  // A change that is recorded schedules an assessment itself.
  if (answer.changed > 0 && answer.changeId === null && input.action !== 'setPageAction')
    await scheduleAssessment(ctx, { plan })
  return { takenFrom: null, ...answer }
}

async function apply(
  ctx: MemberContext,
  services: CachedSerpServices,
  { input, ...of }: OfPages & { input: PageChange },
): Promise<Answer> {
  switch (input.action) {
    case 'exclude':
      return excludePages(ctx, of)
    case 'removeExclusion':
      return includePages(ctx, of)
    case 'toggleLock':
      return toggleMatchLocks(ctx, {
        plan: of.plan,
        pageIds: of.pages.map(({ id }) => id),
        isOn: input.isOn,
      })
    case 'toggleFavorite':
      return input.mainKeyword === undefined
        ? toggleFavorite(ctx, { ...of, isOn: input.isOn })
        : favorWithKeyword(ctx, services, { ...of, text: input.mainKeyword })
    case 'setPageType':
      return setPageType(ctx, { ...of, pageType: input.pageType })
    case 'setPageArticle':
    case 'setArticle':
      return setPageArticle(ctx, { ...of, articleId: input.articleId })
    case 'setPageAction':
      return setPageAction(ctx, { ...of, pageAction: input.pageAction })
  }
}
