import { z } from 'zod'
import { groupTopics, loadTable, type LoadedTable } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext, Reads } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { nameGroups } from '../../naming/index.ts'
import { LONGEST_HUB_NAME, MOST_HUBS_AT_ONCE } from '../../rules.ts'
import type { HubServices } from '../jobs/hub-services.ts'
import { askForNames, type UnnamedGroup } from './ask-for-names.ts'

const LIMIT_MS = 60_000
/** Titles by which a hub is named and described. */
const MOST_TITLES = 50
const TITLES_IN_DESCRIPTION = 3

const clusterRow = z.object({
  id: z.number(),
  title: z.string(),
  main: z.string().nullable(),
  estimated_search_volume: z.number(),
  isFree: z.boolean(),
})
type Cluster = z.infer<typeof clusterRow>

const nameRow = z.object({ name: z.string() })

/**
 * Loads the clusters of a plan. The returned function, which runs after the transaction, groups those without a hub by
 * the subjects that they share, and names the groups: by the connected model, or by their commonest words.
 */
export async function proposeHubs(ctx: MemberContext, services: HubServices, { plan }: { plan: Plan }) {
  await allowLongWork(ctx.database)
  const signal = AbortSignal.timeout(LIMIT_MS)
  const loaded = await loadTable(
    {
      workspaceId: plan.workspaceId,
      database: { transaction: () => ({ execute: (work) => work(ctx.database) }) },
      now: ctx.now,
      signal,
      services: services.grouping,
    },
    { contentplanId: plan.id },
  )
  const clusters = await listClusters(ctx, plan)
  const names = await listRows(ctx.database, nameRow)`
    select name from topics where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
  const { model } = await services.keywords.providers(ctx, plan.workspaceId)
  return async () => {
    const groups = await groupFree({ loaded, clusters, signal })
    const unnamed = groups.map((group) => ({
      titles: group.slice(0, MOST_TITLES).map(({ title, main }) => main ?? title),
      volumes: group.slice(0, MOST_TITLES).map((one) => one.estimated_search_volume),
    }))
    const options = { language: plan.language, taken: names.map(({ name }) => name) }
    const ofWords = nameGroups(unnamed, options)
    const ofModel = model && (await askForNames({ model, signal }, { ...options, groups: unnamed, ofWords }))
    return describe({ groups, clusters, named: ofModel ?? nameByWords(ofWords, unnamed) })
  }
}

async function listClusters({ database }: Reads, plan: Plan): Promise<Cluster[]> {
  return listRows(database, clusterRow)`
    select a.id, a.title, k.keyword as main, a.estimated_search_volume::float8 as estimated_search_volume,
      a.topic_id is null and a.priority <> 'low' as "isFree"
    from articles a left join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id
      and k.id = a.main_keyword_id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
    order by a.estimated_search_volume desc, a.id
  `
}

/** The groups of clusters without a hub, the most searched group and cluster first. */
async function groupFree({
  loaded: { table, clusterOf, articleIds },
  clusters,
  signal,
}: {
  loaded: LoadedTable
  clusters: readonly Cluster[]
  signal: AbortSignal
}): Promise<Cluster[][]> {
  const isFree = new Set(clusters.flatMap((one) => (one.isFree ? [one.id] : [])))
  const leftOut = Uint8Array.from(articleIds, (id) => (isFree.has(id) ? 0 : 1))
  const { groupOf } = await groupTopics(table, {
    clusterOf,
    clusterCount: articleIds.length,
    leftOut,
    signal,
  })
  const groupOfId = new Map(articleIds.map((id, number) => [id, groupOf[number] ?? -1]))
  const groups = new Map<number, Cluster[]>()
  for (const cluster of clusters) {
    const group = groupOfId.get(cluster.id) ?? -1
    if (group >= 0) groups.set(group, [...(groups.get(group) ?? []), cluster])
  }
  const sum = (group: readonly Cluster[]) =>
    group.reduce((volume, one) => volume + one.estimated_search_volume, 0)
  return [...groups.values()].toSorted((one, other) => sum(other) - sum(one)).slice(0, MOST_HUBS_AT_ONCE)
}

interface NamedGroup {
  name: string
  description: string
  tags: string[]
}

function nameByWords(names: readonly string[], groups: readonly UnnamedGroup[]): NamedGroup[] {
  return groups.map(({ titles }, place) => ({
    name: (names[place] ?? '').slice(0, LONGEST_HUB_NAME),
    description: `${titles.slice(0, TITLES_IN_DESCRIPTION).join(', ')}${titles.length > TITLES_IN_DESCRIPTION ? ' and more' : ''}`,
    tags: titles.slice(0, TITLES_IN_DESCRIPTION).map((title) => title.toLowerCase()),
  }))
}

function describe({
  groups,
  clusters,
  named,
}: {
  groups: readonly Cluster[][]
  clusters: readonly Cluster[]
  named: readonly NamedGroup[]
}) {
  const grouped = new Set(groups.flat())
  const show = ({ id, title, estimated_search_volume }: Cluster) => ({ id, title, estimated_search_volume })
  return {
    changeId: null,
    hubs: [],
    left: clusters.filter((one) => one.isFree && !grouped.has(one)).map(show),
    groups: groups.map((group, place) => ({
      name: named[place]?.name ?? '',
      description: named[place]?.description ?? '',
      tags: named[place]?.tags ?? [],
      estimated_search_volume: group.reduce((sum, one) => sum + one.estimated_search_volume, 0),
      articles: group.map(show),
    })),
  }
}
