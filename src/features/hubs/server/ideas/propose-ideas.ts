import { setImmediate } from 'node:timers/promises'
import { foldKeyword, isHostOf } from '#features/contentplans/rules.ts'
import type { KeywordVolume } from '#integrations/keyword-data/index.ts'
import { itemAt } from '#platform/items.ts'
import {
  findModifiers,
  findRuleIdeas,
  readHubWords,
  readTitles,
  type HubWords,
  type Modifier,
  type Result,
} from '../../ideas/index.ts'
import type { IdeaSource } from '../../rules.ts'
import type { PlanCluster, PlanHub, PlanKeywords } from './read-plan.ts'
import type { SortedPlan } from './sort-plan.ts'

/** What is known of a plan. */
export interface KnownPlan {
  domain: string | null
  hubs: readonly PlanHub[]
  /** The words of all hubs. */
  words: HubWords
  keywords: PlanKeywords
  clusters: readonly PlanCluster[]
  sorted: SortedPlan
}

/** An idea before it is compared with the results of clusters. */
export interface Candidate {
  /** Folded when the plan has it. */
  keyword: string
  key: string
  /** The index of the plan's keyword; null when the plan does not have it. */
  at: number | null
  articleId: number | null
  volume: number | null
  source: IdeaSource
  reason: string
}

/** Keywords of each hub whose modifiers are read, at most: the most searched ones. */
const MOST_READ = 200
/** Keywords of a hub whose words are compared with titles, at most. */
const MOST_COMPARED = 500

function toVolume(volume: number | undefined): number | null {
  return volume === undefined || volume < 0 ? null : volume
}

/** The keyword that stands for a cluster. */
export function mainOf(
  { keywords, sorted }: KnownPlan,
  { id, title }: PlanCluster,
): { text: string; at: number | null } {
  const at = sorted.mains.get(id)
  return at === undefined ? { text: title, at: null } : { text: itemAt(keywords.texts, at), at }
}

/** Clusters without a hub, as ideas for the hub that they belong to by their words, or by what `byResults` says. */
export function proposeClusters(
  known: KnownPlan,
  topicId: number,
  byResults: ReadonlyMap<number, { topicId: number; reason: string }>,
): Candidate[] {
  return known.clusters.flatMap((cluster) => {
    if (cluster.topicId !== null || cluster.isDismissed) return []
    const found = byResults.get(cluster.id)
    const hub = known.sorted.hubOf.get(cluster.id) ?? found?.topicId
    if (hub !== topicId) return []
    const { text, at } = mainOf(known, cluster)
    const key = known.words.reader.keyOf(text)
    const reason = found?.reason ?? 'A cluster of this plan that is in no hub yet.'
    return [{ keyword: text, key, at, articleId: cluster.id, volume: cluster.volume, source: 'plan', reason }]
  })
}

/** Keywords of the plan that are in no cluster and are about a hub, the most searched first. */
export function proposeInactive(
  { keywords, sorted, words }: KnownPlan,
  topicId: number,
  most: number,
): Candidate[] {
  const found: Candidate[] = []
  for (const at of sorted.inactive.get(topicId) ?? []) {
    const keyword = itemAt(keywords.texts, at)
    const key = words.reader.keyOf(keyword)
    if (sorted.isTaken.get(key) === true) continue
    const reason = 'A keyword of this plan that is in no cluster yet.'
    const volume = toVolume(keywords.volumes[at])
    found.push({ keyword, key, at, articleId: null, volume, source: 'plan', reason })
    if (found.length === most) break
  }
  return found
}

/** The modifiers in the most searched keywords of all hubs. */
export function readModifiers({ hubs, words, keywords, sorted }: KnownPlan): Modifier[] {
  const read = hubs.flatMap(({ id }) =>
    [
      ...(sorted.own.get(id) ?? []).slice(0, MOST_READ),
      ...(sorted.inactive.get(id) ?? []).slice(0, MOST_READ),
    ]
      .toSorted((one, other) => one - other)
      .slice(0, MOST_READ),
  )
  return findModifiers(
    words,
    read.map((at) => itemAt(keywords.texts, at)),
  )
}

/** What our rules propose for a hub. */
export async function proposeByRules(
  known: KnownPlan,
  {
    hub,
    modifiers,
    results,
    most,
  }: { hub: PlanHub; modifiers: readonly Modifier[]; results: readonly Result[]; most: number },
): Promise<Candidate[]> {
  // Other requests get a turn before each hub.
  await setImmediate()
  const { words, keywords, sorted, domain } = known
  const { reader } = words
  const own = (sorted.own.get(hub.id) ?? []).slice(0, MOST_COMPARED)
  const hubForms = own.flatMap((at) => reader.read(itemAt(keywords.texts, at)).map(({ form }) => form))
  const oneHub = readHubWords(reader, [hub])
  const ideas = findRuleIdeas(
    {
      hub: oneHub,
      all: words,
      topicId: hub.id,
      modifiers,
      titles: readTitles(results, (host) => domain !== null && isHostOf(host, domain)),
      hubForms: new Set(hubForms),
      planForms: sorted.forms,
      hasKey: (key) => sorted.isTaken.has(key),
    },
    most,
  )
  return ideas.map(({ keyword, key, reason }) => ({
    keyword,
    key,
    at: null,
    articleId: null,
    volume: null,
    source: 'rules',
    reason,
  }))
}

/** A keyword that was found outside of the plan. */
export interface FoundKeyword extends KeywordVolume {
  source: 'related' | 'model'
  reason: string
}

/** What was found outside of the plan, without what the plan has in a cluster or has excluded. */
export function proposeFound(
  { keywords, sorted, words }: KnownPlan,
  found: readonly FoundKeyword[],
): Candidate[] {
  const folded = new Map(found.map(({ keyword }) => [foldKeyword(keyword), keyword]))
  const places = new Map<string, number>()
  if (found.length > 0)
    for (const [at, text] of keywords.texts.entries()) if (folded.has(text)) places.set(text, at)
  return found.flatMap(({ keyword, searchVolume, source, reason }) => {
    const key = words.reader.keyOf(keyword)
    const at = places.get(foldKeyword(keyword)) ?? null
    const volume = searchVolume ?? (at === null ? null : toVolume(keywords.volumes[at]))
    return sorted.isTaken.get(key) === true
      ? []
      : [{ keyword, key, at, articleId: null, volume, source, reason }]
  })
}
