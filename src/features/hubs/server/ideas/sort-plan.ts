import { setImmediate } from 'node:timers/promises'
import { findHubs, joinForms, type HubWords, type Word } from '../../ideas/index.ts'
import type { PlanCluster, PlanKeywords } from './read-plan.ts'

/** Which of a plan's keywords and clusters are about which hub, by their words. Keywords are indexes of the list. */
export interface SortedPlan {
  /** The keywords in the clusters of each hub, and those without a cluster that belong to it, the most searched first. */
  own: ReadonlyMap<number, number[]>
  inactive: ReadonlyMap<number, number[]>
  /** The hub that each cluster without a hub belongs to. */
  hubOf: ReadonlyMap<number, number>
  /** The keyword that stands for each cluster. */
  mains: ReadonlyMap<number, number>
  /** The keys of all keywords and clusters, and whether they cannot be ideas: being in a cluster or excluded. */
  isTaken: ReadonlyMap<string, boolean>
  /** The forms of all words. */
  forms: ReadonlySet<string>
}

/** Keywords that are read before other requests get a turn. */
const AT_ONCE = 5_000

export async function sortPlan(
  hubs: HubWords,
  plan: { keywords: PlanKeywords; clusters: readonly PlanCluster[] },
): Promise<SortedPlan> {
  const sorting = startSorting(hubs, plan)
  const count = plan.keywords.ids.length
  for (let start = 0; start < count; start += AT_ONCE) {
    if (start > 0) await setImmediate()
    for (let at = start; at < Math.min(start + AT_ONCE, count); at++) addKeyword(sorting, at)
  }
  for (const { title } of plan.clusters) {
    sorting.isTaken.set(hubs.reader.keyOf(title), true)
  }
  return { ...sorting, hubOf: chooseHubs(sorting), forms: hubs.reader.listForms() }
}

interface Sorting extends Omit<SortedPlan, 'hubOf' | 'forms'> {
  hubs: HubWords
  keywords: PlanKeywords
  clusterOf: ReadonlyMap<number, PlanCluster>
  own: Map<number, number[]>
  inactive: Map<number, number[]>
  mains: Map<number, number>
  isTaken: Map<string, boolean>
  /** Of each cluster without a hub: how many keywords it has, and how many of them belong to each hub. */
  matches: Map<number, { count: number; hubs: Map<number, number> }>
}

function startSorting(
  hubs: HubWords,
  { keywords, clusters }: { keywords: PlanKeywords; clusters: readonly PlanCluster[] },
): Sorting {
  return {
    hubs,
    keywords,
    clusterOf: new Map(clusters.map((cluster) => [cluster.id, cluster])),
    own: new Map(),
    inactive: new Map(),
    mains: new Map(),
    isTaken: new Map(),
    matches: new Map(),
  }
}

function addKeyword(sorting: Sorting, at: number): void {
  const { hubs, keywords, clusterOf, isTaken } = sorting
  const text = keywords.texts[at] ?? ''
  const articleId = keywords.articleIds[at] ?? 0
  const words = hubs.reader.read(text)
  const key = joinForms(words)
  if (articleId !== 0) isTaken.set(key, true)
  else if (!isTaken.has(key)) isTaken.set(key, false)
  const cluster = clusterOf.get(articleId)
  if (cluster !== undefined) return addClustered(sorting, { at, cluster, text, words })
  const [hub] = articleId === 0 ? findHubs(hubs, text, words) : []
  if (hub !== undefined) push(sorting.inactive, hub, at)
}

function addClustered(
  { hubs, keywords, own, mains, matches }: Sorting,
  { at, cluster, text, words }: { at: number; cluster: PlanCluster; text: string; words: readonly Word[] },
): void {
  const { id, topicId, mainKeywordId } = cluster
  const isMain = keywords.ids[at] === mainKeywordId
  // The most searched keyword comes first, and stands for a cluster without a main keyword.
  if (isMain || !mains.has(id)) mains.set(id, at)
  if (topicId !== null) return push(own, topicId, at)
  const match = matches.get(id) ?? { count: 0, hubs: new Map<number, number>() }
  matches.set(id, match)
  match.count++
  for (const hub of findHubs(hubs, text, words))
    match.hubs.set(hub, (match.hubs.get(hub) ?? 0) + (isMain ? MAIN : 1))
}

/** The main keyword alone decides. */
const MAIN = 1_000_000

/** A cluster belongs to the hub that most of its keywords belong to, if these are half of them or the main one. */
function chooseHubs({ matches }: Sorting): Map<number, number> {
  const chosen = new Map<number, number>()
  for (const [articleId, { count, hubs }] of matches) {
    const [best] = [...hubs].toSorted(([, one], [, other]) => other - one)
    if (best !== undefined && best[1] * 2 >= count) chosen.set(articleId, best[0])
  }
  return chosen
}

function push(lists: Map<number, number[]>, id: number, at: number): void {
  const list = lists.get(id)
  if (list === undefined) lists.set(id, [at])
  else list.push(at)
}
