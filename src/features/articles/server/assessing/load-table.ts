import { readJoinedNumbers } from '#platform/server/database/joined-numbers.ts'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { KeywordTableBuilder, type KeywordTable } from '#engine/index.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { readSerpPages, type CachedSerpServices } from '#features/serps/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { itemAt } from '#platform/items.ts'

/** The context of a step of a run, or of a request whose transactions open its workspace. */
export interface Reader {
  workspaceId: number
  database: RunDatabase
  now: Date
  signal: AbortSignal
  services: CachedSerpServices
}

export interface LoadedTable {
  /** Whether the search results are made up by the sandbox. */
  isSandbox: boolean
  table: KeywordTable
  /** The id of each cluster, by its number in `clusterOf`. */
  articleIds: number[]
  /** The number of the cluster of each row; -1 for a keyword without a cluster. */
  clusterOf: Int32Array
  /** By number of the cluster: 1 if it is locked. */
  lockedClusters: Uint8Array
  /** By number of the cluster: its topic, numbered from 0; -1 for none. */
  topics: Int32Array
  /** The id of the keyword in each row. */
  keywordIds: Int32Array
  /** The keywords whose results are known, with their rows and the clusters that they are in (0 for none). */
  known: { id: number; folded: string; volume: number | null; row: number; articleId: number }[]
}

/** The keywords of a plan as columns: for a hundred thousand keywords, making objects takes most of the time. */
interface Keywords {
  ids: number[]
  folded: string[]
  volumes: (number | null)[]
  /** 0 for a keyword without a cluster. */
  articleIds: number[]
}

interface Wanted {
  contentplanId: number
  /** A query for the ids of inactive keywords to load as well; none if absent. */
  others?: RawBuilder<unknown>
}

/** Loads the active keywords of a plan, and the `others`, with their search results, however old these are. */
export async function loadTable(
  ctx: Reader,
  { contentplanId, others = sql`select null::integer` }: Wanted,
): Promise<LoadedTable> {
  const { plan, serps, keywords, articles } = await ctx.database.transaction().execute(async (database) => {
    const opened = await openPlan({ database, workspaceId: ctx.workspaceId }, contentplanId)
    const ports = await ctx.services.providers.forWorkspace({ database }, opened.workspaceId)
    return {
      plan: opened,
      serps: ports.serps,
      keywords: await listKeywords(database, opened, others),
      articles: await listArticles(database, opened),
    }
  })
  const isSandbox = serps?.isSandbox ?? false
  const loaded = await fillTable(ctx, { plan, keywords, isSandbox })
  const ofNumber = loaded.articleIds.map((id) => articles.get(id))
  return {
    ...loaded,
    isSandbox,
    lockedClusters: Uint8Array.from(ofNumber, (article) => (article?.isLocked ? 1 : 0)),
    topics: numberTopics(ofNumber.map((article) => article?.topicId ?? null)),
  }
}

const joinedKeywords = z.object({
  ids: z.string().nullable(),
  folded: z.string().nullable(),
  volumes: z.string().nullable(),
  articleIds: z.string().nullable(),
})

async function listKeywords(
  database: Transaction,
  plan: Plan,
  others: RawBuilder<unknown>,
): Promise<Keywords> {
  // A folded keyword has no line end, so line ends can separate them.
  const { ids, folded, volumes, articleIds } = await oneRow(database, joinedKeywords)`
    select string_agg(id::text, ',') as ids, string_agg(folded, E'\\n') as folded,
      string_agg(coalesce(estimated_search_volume::text, ''), ',') as volumes,
      string_agg(coalesce(article_id, 0)::text, ',') as "articleIds"
    from (
      select * from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
        and (status = 'in_plan' or (status = 'not_in_plan' and id in (${others})))
      order by id
    ) as k
  `
  return {
    ids: readJoinedNumbers(ids),
    folded: folded?.split('\n') ?? [],
    volumes: volumes?.split(',').map((volume) => (volume === '' ? null : Number(volume))) ?? [],
    articleIds: readJoinedNumbers(articleIds),
  }
}

const articleRow = z.object({ id: z.number(), isLocked: z.boolean(), topicId: z.number().nullable() })

async function listArticles(
  database: Transaction,
  plan: Plan,
): Promise<Map<number, Omit<z.infer<typeof articleRow>, 'id'>>> {
  const rows = await listRows(database, articleRow)`
    select id, is_locked as "isLocked", topic_id as "topicId" from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

function numberTopics(topicIds: readonly (number | null)[]): Int32Array {
  const numberOf = new Map<number, number>()
  for (const id of topicIds) if (id !== null && !numberOf.has(id)) numberOf.set(id, numberOf.size)
  return Int32Array.from(topicIds, (id) => (id === null ? -1 : (numberOf.get(id) ?? -1)))
}

async function fillTable(
  ctx: Reader,
  { plan, keywords, isSandbox }: { plan: Plan; keywords: Keywords; isSandbox: boolean },
): Promise<Omit<LoadedTable, 'isSandbox' | 'lockedClusters' | 'topics'>> {
  const builder = new KeywordTableBuilder()
  const known: LoadedTable['known'] = []
  const { ids, folded, volumes, articleIds } = keywords
  const results = readSerpPages(ctx, { provider: { isSandbox }, keywords: folded, market: plan.market })
  for await (const { places, pages } of results)
    for (const [at, place] of places.entries()) {
      const [keyword, volume] = [itemAt(folded, place), itemAt(volumes, place)]
      const [start, end] = [itemAt(pages.start, at), itemAt(pages.start, at + 1)]
      const row = builder.hashedRow(keyword, volume, pages.items, start, end)
      known.push({
        id: itemAt(ids, place),
        folded: keyword,
        volume,
        row,
        articleId: itemAt(articleIds, place),
      })
    }
  const clusterOf = new Int32Array(builder.count).fill(-1)
  const keywordIds = new Int32Array(builder.count)
  const numberOf = new Map<number, number>()
  for (const { id, row, articleId } of known) {
    if (keywordIds[row] === 0) keywordIds[row] = id
    if (articleId === 0) continue
    const number = numberOf.get(articleId) ?? numberOf.size
    numberOf.set(articleId, number)
    clusterOf[row] = number
  }
  return { table: builder.table(), articleIds: [...numberOf.keys()], clusterOf, keywordIds, known }
}
