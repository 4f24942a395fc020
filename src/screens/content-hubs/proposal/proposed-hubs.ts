import { HUB_TAKEN } from '#features/articles/rules.ts'
import type { hubsApi } from '#features/hubs/web/index.ts'

type Answer = Awaited<ReturnType<typeof hubsApi.bulkCreate.call>>
export type ProposedCluster = Answer['left'][number]

export interface ProposedHub {
  key: number
  name: string
  description: string
  /** Whether it is created when the user keeps the proposal. */
  isKept: boolean
  clusters: readonly ProposedCluster[]
}

/** Hubs that a plan could have, as the user has changed them. */
export interface Proposal {
  hubs: readonly ProposedHub[]
  /** Clusters that stay without a hub. */
  left: readonly ProposedCluster[]
}

export function startProposal({ groups, left }: Pick<Answer, 'groups' | 'left'>): Proposal {
  const hubs = groups.map(({ name, description, articles }, key) => ({
    key,
    name,
    description,
    isKept: true,
    clusters: bySearches(articles),
  }))
  return { hubs, left: bySearches(left) }
}

export function changeHub(
  { hubs, left }: Proposal,
  key: number,
  change: Partial<Pick<ProposedHub, 'name' | 'isKept'>>,
): Proposal {
  return { hubs: hubs.map((hub) => (hub.key === key ? { ...hub, ...change } : hub)), left }
}

/** Moves a cluster to another hub; null takes it out of all of them. */
export function moveCluster(
  { hubs, left }: Proposal,
  { cluster, to }: { cluster: ProposedCluster; to: number | null },
): Proposal {
  const without = (clusters: readonly ProposedCluster[]) => clusters.filter(({ id }) => id !== cluster.id)
  const withIt = (clusters: readonly ProposedCluster[]) => bySearches([...without(clusters), cluster])
  return {
    hubs: hubs.map((hub) => ({
      ...hub,
      clusters: hub.key === to ? withIt(hub.clusters) : without(hub.clusters),
    })),
    left: to === null ? withIt(left) : without(left),
  }
}

/** The hubs that would be created: those that are kept and have clusters. */
export function listKept({ hubs }: Proposal): readonly ProposedHub[] {
  return hubs.filter(({ isKept, clusters }) => isKept && clusters.length > 0)
}

/** The hubs in the form in which they are created. */
export function listGroups(proposal: Proposal) {
  return listKept(proposal).map(({ name, description, clusters }) => ({
    name: name.trim(),
    description,
    articleIds: clusters.map(({ id }) => id),
  }))
}

/** Why kept hubs cannot have their names, by the hub's key: they need one, and no two hubs have the same (V-21). */
export function listNameProblems(proposal: Proposal, taken: readonly string[]): ReadonlyMap<number, string> {
  const used = new Set(taken.map(fold))
  const problems = new Map<number, string>()
  for (const { key, name } of listKept(proposal)) {
    if (fold(name) === '') problems.set(key, 'Name is required')
    else if (used.has(fold(name))) problems.set(key, HUB_TAKEN)
    used.add(fold(name))
  }
  return problems
}

/** How many clusters there are, and how often they are searched for together, as far as that is known. */
export function sumClusters(clusters: readonly ProposedCluster[]): { count: number; searches: number } {
  const searches = clusters.reduce((sum, one) => sum + (one.estimated_search_volume ?? 0), 0)
  return { count: clusters.length, searches }
}

function fold(name: string): string {
  return name.trim().toLowerCase()
}

function bySearches(clusters: readonly ProposedCluster[]): ProposedCluster[] {
  return clusters.toSorted(
    (a, b) =>
      (b.estimated_search_volume ?? -1) - (a.estimated_search_volume ?? -1) || a.title.localeCompare(b.title),
  )
}
