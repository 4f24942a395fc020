import { z } from 'zod'
import { foldKeyword } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { itemAt } from '#platform/items.ts'
import { readSerpTitles, type CachedSerpServices, type SerpCache } from '#features/serps/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { createWordReader, listTexts, readHubWords, type Result } from '../../ideas/index.ts'
import type { suggestedKeyword } from '../../contract.ts'
import { MOST_SUGGESTED_KEYWORDS } from '../../rules.ts'
import { compareResults } from '../ideas/compare-results.ts'
import {
  mainOf,
  proposeByRules,
  proposeClusters,
  proposeFound,
  proposeInactive,
  readModifiers,
  type Candidate,
  type FoundKeyword,
  type KnownPlan,
} from '../ideas/propose-ideas.ts'
import { readClusters, readHubs, readKeywords, type PlanHub } from '../ideas/read-plan.ts'
import { sortPlan } from '../ideas/sort-plan.ts'

export type Idea = z.infer<typeof suggestedKeyword>

export interface IdeasOfHub {
  hub: PlanHub
  ideas: Idea[]
}

interface Wanted {
  plan: Plan
  /** All hubs when absent. */
  topicIds?: readonly number[] | undefined
  /** For each hub. */
  limit?: number
  /** What was found outside of the plan for the wanted hub. */
  found?: readonly FoundKeyword[] | undefined
}

/** The part of a hub's ideas that is kept for those that are not in the plan yet. */
const SHARE_OF_NEW = 1 / 3
/** Search results whose titles are read, at most: of each hub, and of all together. */
const MOST_SERPS = 30
const MOST_SERPS_IN_ALL = 300
const FEWEST_SERPS = 5
const TAGS_SEARCHED = 5

/**
 * Ideas for hubs, by the hub's name: the plan's clusters without a hub and keywords without a cluster first, then what
 * was found outside, and what our rules propose. None of them repeats a cluster, by its words or by its results.
 */
export async function listIdeas(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, topicIds, limit = MOST_SUGGESTED_KEYWORDS, found = [] }: Wanted,
): Promise<IdeasOfHub[]> {
  const known = await readKnownPlan(ctx, plan)
  const hubs = known.hubs.filter(({ id }) => topicIds === undefined || topicIds.includes(id))
  const cache = await findCache(ctx, services, plan)
  const results = await readTitles(ctx, { known, hubs, cache })
  const modifiers = readModifiers(known)
  const drafts: { hub: PlanHub; candidates: Candidate[] }[] = []
  for (const hub of hubs) {
    const rules = await proposeByRules(known, { hub, modifiers, results: results(hub.id), most: limit })
    const candidates = [...proposeInactive(known, hub.id, limit), ...proposeFound(known, found), ...rules]
    drafts.push({ hub, candidates })
  }
  const candidates = drafts.flatMap((draft) => draft.candidates)
  const compared = await compareResults(ctx, { known, least: plan.minimumScore, cache, candidates })
  const seen = new Set<string>()
  const chosen = drafts.map(({ hub, candidates: own }) => {
    const clusters = proposeClusters(known, hub.id, compared.byResults)
    const fresh = own.filter(({ keyword }) => !compared.repeats.has(foldKeyword(keyword)))
    return { hub, ideas: choose([...clusters, ...fresh], { seen, limit }) }
  })
  return describe(ctx, { known, plan, chosen })
}

async function readKnownPlan(ctx: Reads, plan: Plan): Promise<KnownPlan> {
  const hubs = await readHubs(ctx, plan)
  const keywords = await readKeywords(ctx, plan)
  const clusters = await readClusters(ctx, plan)
  const words = readHubWords(createWordReader(plan.language), hubs)
  const sorted = await sortPlan(words, { keywords, clusters })
  return { domain: plan.domain, hubs, words, keywords, clusters, sorted }
}

/** The results that count for the plan: of its market, and real or made up as the workspace's are. */
async function findCache(ctx: Reads, { providers }: CachedSerpServices, plan: Plan): Promise<SerpCache> {
  const { serps } = await providers.forWorkspace(ctx, plan.workspaceId)
  return { ...plan.market, isSandbox: serps?.isSandbox ?? false }
}

/** Reads what ranks for the seed keywords and the most searched clusters of hubs. */
async function readTitles(
  ctx: Reads,
  { known, hubs, cache }: { known: KnownPlan; hubs: readonly PlanHub[]; cache: SerpCache },
): Promise<(topicId: number) => Result[]> {
  const most = Math.max(FEWEST_SERPS, Math.min(MOST_SERPS, Math.floor(MOST_SERPS_IN_ALL / hubs.length)))
  const clustersOf = Map.groupBy(known.clusters, ({ topicId }) => topicId)
  const searched = new Map(
    hubs.map((hub) => {
      const tags = listTexts(hub).slice(0, TAGS_SEARCHED).map(foldKeyword)
      const mains = (clustersOf.get(hub.id) ?? [])
        .slice(0, most)
        .map((cluster) => mainOf(known, cluster).text)
      const inactive = (known.sorted.inactive.get(hub.id) ?? []).slice(0, most)
      const others = inactive.map((at) => itemAt(known.keywords.texts, at))
      return [hub.id, [...new Set([...tags, ...mains, ...others])].slice(0, most)]
    }),
  )
  const keywords = [...new Set([...searched.values()].flat())]
  const titles = await readSerpTitles(ctx, { keywords, cache })
  return (topicId) => (searched.get(topicId) ?? []).flatMap((keyword) => titles.get(keyword) ?? [])
}

/** The first candidates, each once; a part of the places is kept for those that the plan does not have. */
function choose(
  candidates: readonly Candidate[],
  { seen, limit }: { seen: Set<string>; limit: number },
): Candidate[] {
  const fresh = candidates.filter(({ key }) => {
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
  const planned = fresh.filter(({ source }) => source === 'plan')
  const others = fresh.filter(({ source }) => source !== 'plan')
  const kept = Math.min(others.length, Math.floor(limit * SHARE_OF_NEW))
  return [...planned.slice(0, limit - kept), ...others].slice(0, limit)
}

const writtenKeyword = z.object({ id: z.number(), keyword: z.string() })

async function describe(
  { database }: Reads,
  {
    known,
    plan,
    chosen,
  }: { known: KnownPlan; plan: Plan; chosen: readonly { hub: PlanHub; ideas: readonly Candidate[] }[] },
): Promise<IdeasOfHub[]> {
  const idOf = ({ at }: Candidate) => (at === null ? null : itemAt(known.keywords.ids, at))
  const ids = chosen.flatMap(({ ideas }) => ideas.map(idOf).filter((id) => id !== null))
  const rows = await listRows(database, writtenKeyword)`
    select id, keyword from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${ids}::integer[])
  `
  const written = new Map(rows.map(({ id, keyword }) => [id, keyword]))
  return chosen.map(({ hub, ideas }) => ({
    hub,
    ideas: ideas.map((idea) => {
      const keywordId = idOf(idea)
      return {
        keyword: (keywordId === null ? undefined : written.get(keywordId)) ?? idea.keyword,
        keywordId,
        articleId: idea.articleId,
        estimated_search_volume: idea.volume,
        source: idea.source,
        reason: idea.reason,
      }
    }),
  }))
}
