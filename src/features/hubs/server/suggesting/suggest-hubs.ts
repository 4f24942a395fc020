import type { z } from 'zod'
import { explainMissing } from '#features/connections/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotConnected } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { suggestedHub } from '../../contract.ts'
import { createWordReader, findHubs, readHubWords } from '../../ideas/index.ts'
import { MOST_SUGGESTED_HUBS } from '../../rules.ts'
import type { HubServices } from '../jobs/hub-services.ts'
import { askForHubs } from './ask-for-hubs.ts'
import { describeGroup } from './describe-group.ts'
import { groupUnclaimed, type UnclaimedGroups } from './group-unclaimed.ts'

type SuggestedHub = z.infer<typeof suggestedHub>

/** Of the suggestions, so many are kept for the model's. */
const KEPT_FOR_MODEL = MOST_SUGGESTED_HUBS / 2

/**
 * Hubs that a plan could have (C-063). When a model is to be asked it returns the call that asks it; throws
 * NotConnected without one.
 */
export async function suggestHubs(
  ctx: MemberContext,
  services: HubServices,
  { plan, askModel }: { plan: Plan; askModel: boolean },
): Promise<SuggestedHub[] | (() => Promise<SuggestedHub[]>)> {
  const grouped = await groupUnclaimed(ctx, { plan })
  if (!askModel) return grouped.groups
  const { model } = await services.keywords.providers(ctx, plan.workspaceId)
  if (model === null) throw new NotConnected(explainMissing('model'))
  return async () => {
    const proposed = await askForHubs(model, { plan, ...grouped })
    return joinSuggestions(plan, grouped, proposed)
  }
}

/** The plan's own groups first, then what the model proposes; no name twice, and none that a hub has. */
function joinSuggestions(
  plan: Plan,
  { hubs, unclaimed, groups }: UnclaimedGroups,
  proposed: Awaited<ReturnType<typeof askForHubs>>,
): SuggestedHub[] {
  const reader = createWordReader(plan.language)
  const taken = new Set([...hubs, ...groups].map(({ name }) => reader.keyOf(name)))
  const fresh = proposed.filter(({ name }) => {
    const key = reader.keyOf(name)
    const isNew = !taken.has(key)
    taken.add(key)
    return isNew
  })
  const byModel = fresh.map(({ name, description, tags }): SuggestedHub => {
    const words = readHubWords(reader, [{ id: 0, name, tags: tags.join('|') }])
    const items = unclaimed.items.filter(({ text }) => findHubs(words, text).length > 0)
    const sum = describeGroup(items, unclaimed.kind)
    return {
      ...sum,
      name,
      description: description === '' ? sum.description : description,
      source: 'model',
      tags,
    }
  })
  const kept = Math.min(byModel.length, KEPT_FOR_MODEL)
  return [...groups.slice(0, MOST_SUGGESTED_HUBS - kept), ...byModel].slice(0, MOST_SUGGESTED_HUBS)
}
