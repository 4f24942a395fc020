import type { z } from 'zod'
import { requireConfirmation } from '#features/billing/server/index.ts'
import type { MicroDollars } from '#features/billing/rules.ts'
import { explainMissing } from '#features/connections/rules.ts'
import { enterAgain, type Plan } from '#features/contentplans/server/index.ts'
import { InvalidField, NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { hubIdeas } from '../../contract.ts'
import type { HubServices } from '../jobs/hub-services.ts'
import { listIdeas } from '../queries/list-ideas.ts'
import { describeSearch } from './describe-search.ts'
import { estimateSearch } from './estimate-search.ts'
import type { FoundKeyword } from './propose-ideas.ts'
import { readHub } from './read-hub.ts'
import { saveIdeas } from './save-ideas.ts'
import { searchOutside } from './search-outside.ts'

type HubIdeas = z.infer<typeof hubIdeas>

interface Wanted {
  plan: Plan
  topicId?: number | undefined
  runRelatedKeywords: boolean
  saveKeywords: boolean
  confirmedCost?: MicroDollars | undefined
}

/**
 * Ideas for hubs (C-064). With related searches it returns the call that makes them: they cost money and take long.
 */
export async function expandHubs(
  ctx: MemberContext,
  services: HubServices,
  { confirmedCost, runRelatedKeywords, ...wanted }: Wanted,
): Promise<HubIdeas[] | (() => Promise<HubIdeas[]>)> {
  const { plan, topicId } = wanted
  if (!runRelatedKeywords) return answer(ctx, services, { ...wanted, found: [], notice: null, cost: 0 })
  if (topicId === undefined)
    throw new InvalidField('topicId', 'say for which hub to look for related searches.')
  const hub = await readHub(ctx, { plan, topicId })
  const providers = await services.keywords.providers(ctx, plan.workspaceId)
  const search = describeSearch(plan, hub)
  const estimate = estimateSearch(providers, { search, confirmAbove: services.keywords.confirmAbove })
  requireConfirmation({ estimate, confirmedCost })
  return async () => {
    const { found, notice: trouble } = await searchOutside(providers, search)
    const notice = providers.keywordData === null ? explainMissing('keyword-data') : trouble
    const cost = providers.spent()
    const of = { credential: ctx.credential, contentplanId: plan.id }
    return enterAgain(services.keywords, of, (entered, again) =>
      answer({ ...ctx, ...entered }, services, { ...wanted, plan: again, found, notice, cost }),
    )
  }
}

async function answer(
  ctx: MemberContext,
  services: HubServices,
  {
    plan,
    topicId,
    saveKeywords,
    found,
    cost,
    ...told
  }: Pick<Wanted, 'plan' | 'topicId' | 'saveKeywords'> & {
    found: readonly FoundKeyword[]
    notice: string | null
    cost: MicroDollars
  },
): Promise<HubIdeas[]> {
  const topicIds = topicId === undefined ? undefined : [topicId]
  const listed = await listIdeas(ctx, services.grouping, { plan, topicIds, found })
  if (topicId !== undefined && listed.length === 0) throw new NotFound('There is nothing under this id.')
  const label = topicId === undefined ? '' : (listed[0]?.hub.name ?? '')
  const saved = saveKeywords ? await saveIdeas(ctx, { plan, listed, found, label }) : { listed, notice: null }
  const notices = [told.notice, saved.notice].filter((notice) => notice !== null)
  const notice = notices.length === 0 ? null : notices.join(' ')
  return saved.listed.map(({ hub, ideas }) => ({
    topic: hub.name,
    topic_id: hub.id,
    suggestedKeywords: ideas,
    notice,
    cost,
  }))
}
