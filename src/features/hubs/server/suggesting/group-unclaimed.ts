import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { suggestedHub } from '../../contract.ts'
import { createWordReader, findHubs, groupByWords, readHubWords } from '../../ideas/index.ts'
import { LONGEST_HUB_NAME, MOST_SUGGESTED_HUBS, readTags, SEED_KEYWORDS } from '../../rules.ts'
import { readHubs, type PlanHub } from '../ideas/read-plan.ts'
import { describeGroup } from './describe-group.ts'
import { readUnclaimed, type Unclaimed } from './read-unclaimed.ts'

type SuggestedHub = z.infer<typeof suggestedHub>

/** What suggestions of hubs are made from. */
export interface UnclaimedGroups {
  hubs: PlanHub[]
  /** The most searched clusters that belong to no hub. */
  unclaimed: Unclaimed
  groups: SuggestedHub[]
}

/**
 * Groups the most searched clusters without a hub by the subjects that they share; in a plan without such clusters, its
 * keywords without a cluster.
 */
export async function groupUnclaimed(ctx: Reads, { plan }: { plan: Plan }): Promise<UnclaimedGroups> {
  const hubs = await readHubs(ctx, plan)
  const reader = createWordReader(plan.language)
  const words = readHubWords(reader, hubs)
  const read = await readUnclaimed(ctx, plan)
  const items = read.items.filter(({ text }) => findHubs(words, text).length === 0)
  const names = new Set(hubs.map(({ name }) => reader.keyOf(name)))
  const groups = groupByWords(reader, {
    items,
    language: plan.language,
    most: MOST_SUGGESTED_HUBS + hubs.length,
  })
  const suggested = groups
    .filter(({ name }) => !names.has(reader.keyOf(name)) && name.length <= LONGEST_HUB_NAME)
    .slice(0, MOST_SUGGESTED_HUBS)
    .map(({ name, items: members }): SuggestedHub => {
      const sum = describeGroup(members, read.kind)
      const tags = readTags([name, ...members.map(({ text }) => text)]).slice(0, SEED_KEYWORDS.most)
      return { name: capitalize(name), source: 'plan', tags, ...sum }
    })
  return { hubs, unclaimed: { ...read, items }, groups: suggested }
}

function capitalize(name: string): string {
  const [first = '', ...rest] = name
  return first.toUpperCase() + rest.join('')
}
