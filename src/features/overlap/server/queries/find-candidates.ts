import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext, Reads } from '#platform/server/api/handlers.ts'
import { findHubKeys } from '../serps/find-hub-keys.ts'
import { isInPlan, resultsOfKeyword, cacheCondition } from '../serps/read-serps.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'

interface Wanted {
  plan: Plan
  articleId: number
  most: number
}

interface Searching {
  database: MemberContext['database']
  plan: Plan
  isInCache: RawBuilder<unknown>
}

/**
 * A page in the results of more keywords of the plan is not followed to their clusters. It still counts as shared with
 * clusters that another page led to.
 */
const MOST_IN_PLAN = 400
/** Nor is a page followed that is in more results of all plans together. */
const MOST_IN_ALL_PLANS = 1000
/** Pages that are followed, at most: those in the results of most keywords of the cluster. */
const MOST_FOLLOWED = 200
/** Clusters, at most, that are compared by their keywords with known results, and not only by all their keywords. */
const LIKELY = 100

/**
 * Finds clusters that share pages with one, most first, estimated from the index of pages. Joins are written as
 * look-ups, because the database has no statistics yet to plan them by when the plan is new.
 */
export async function findCandidates(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, articleId, most }: Wanted,
): Promise<number[]> {
  const search = { database: ctx.database, plan, isInCache: await cacheCondition(ctx, services, plan) }
  const own = await readOwn(search, articleId)
  const counts = countKeys(own)
  const keys = await chooseKeys(search, listMostHad(counts))
  const found = await readSharing(search, { articleId, keys })
  const hubs = findHubKeys([...own, ...found.map((row) => row.keys)], keys)
  const shared = sumShared(found, { counts, linking: new Set(keys).difference(hubs) })
  const sizes = await readSizes(search, [...shared.keys()])
  const byScore = (countOf: ReadonlyMap<number, number>) => (a: number, b: number) =>
    (shared.get(b) ?? 0) / (countOf.get(b) ?? 1) - (shared.get(a) ?? 0) / (countOf.get(a) ?? 1) || a - b
  const likely = [...shared.keys()].toSorted(byScore(sizes)).slice(0, LIKELY)
  return likely.toSorted(byScore(await countKnown(search, likely))).slice(0, most)
}

const ownPages = z.object({ keys: z.string() })

/** The pages in the results of each keyword of the cluster. */
async function readOwn({ database, plan, isInCache }: Searching, articleId: number): Promise<string[][]> {
  const rows = await listRows(database, ownPages)`
    select array_to_string(s.pages, ',') as keys from keywords k ${resultsOfKeyword(isInCache)}
    where ${isInPlan(plan)} and k.article_id = ${articleId}
  `
  return rows.map(({ keys }) => readKeys(keys))
}

function countKeys(rows: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const keys of rows) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function listMostHad(counts: ReadonlyMap<string, number>): string[] {
  const keys = [...counts].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1)).map(([key]) => key)
  return keys.slice(0, MOST_FOLLOWED)
}

const chosenKeys = z.object({ keys: z.array(z.string()) })

/** The keys of pages that are in few enough results: of all plans, or else of the plan. */
async function chooseKeys({ database, plan, isInCache }: Searching, keys: string[]): Promise<string[]> {
  const chosen = await oneRow(database, chosenKeys)`
    select coalesce(array_agg(key::text), '{}') as keys from unnest(${keys}::bigint[]) as key
    where case
      when ${countUpTo(MOST_IN_PLAN)} <= ${MOST_IN_PLAN} then true
      when ${countUpTo(MOST_IN_ALL_PLANS)} > ${MOST_IN_ALL_PLANS} then false
      else ${MOST_IN_PLAN} >= (
        select count(*) from serps s cross join lateral (
          select from keywords k where ${isInPlan(plan)} and k.folded = s.keyword collate "C" offset 0
        ) as k
        where s.pages @> array[key] and ${isInCache}
      )
    end
  `
  return chosen.keys
}

/** Counts results that have the page of `key`, up to one more than `most`. */
function countUpTo(most: number): RawBuilder<unknown> {
  return sql`(select count(*) from (select from serps where pages @> array[key] limit ${most + 1}) as led_to)`
}

interface Sharing {
  articleId: number
  keys: string[]
}

const sharingArticle = z.object({ articleId: z.number(), keys: z.string() })

/** Keywords of other clusters with one of these pages in their results. */
async function readSharing(
  { database, plan, isInCache }: Searching,
  { articleId, keys }: Sharing,
): Promise<Sharing[]> {
  // With many keys, the database expects to read half of the table and compares every row, which takes seconds.
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(database)
  const rows = await listRows(database, sharingArticle)`
    select k.article_id as "articleId", array_to_string(s.pages, ',') as keys from serps s
    cross join lateral (
      select k.article_id from keywords k where ${isInPlan(plan)} and k.folded = s.keyword collate "C" offset 0
    ) as k
    where s.pages && ${keys}::bigint[] and ${isInCache} and k.article_id <> ${articleId}
  `
  await sql`select set_config('enable_seqscan', 'on', true)`.execute(database)
  return rows.map((row) => ({ articleId: row.articleId, keys: readKeys(row.keys) }))
}

/** Sums up, for each cluster with a page of `linking`, the pages shared by its and the own keywords, over all pairs. */
function sumShared(
  found: readonly Sharing[],
  { counts, linking }: { counts: ReadonlyMap<string, number>; linking: ReadonlySet<string> },
): Map<number, number> {
  const sums = new Map<number, number>()
  const linked = new Set<number>()
  for (const { articleId, keys } of found) {
    const sum = keys.reduce((total, key) => total + (counts.get(key) ?? 0), 0)
    sums.set(articleId, (sums.get(articleId) ?? 0) + sum)
    if (keys.some((key) => linking.has(key))) linked.add(articleId)
  }
  return new Map([...sums].filter(([id]) => linked.has(id)))
}

const articleSize = z.object({ id: z.number(), count: z.number() })

async function readSizes({ database, plan }: Searching, ids: number[]): Promise<Map<number, number>> {
  const rows = await listRows(database, articleSize)`
    select id, greatest(keyword_count, 1) as count from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${ids}::integer[])
  `
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const knownPages = z.object({ id: z.number(), count: z.number() })

async function countKnown(
  { database, plan, isInCache }: Searching,
  ids: number[],
): Promise<Map<number, number>> {
  const rows = await listRows(database, knownPages)`
    select k.article_id as id, count(*)::integer as count from keywords k ${resultsOfKeyword(isInCache)}
    where ${isInPlan(plan)} and k.article_id = any (${ids}::integer[]) and s.pages <> '{}'
    group by k.article_id
  `
  return new Map(rows.map(({ id, count }) => [id, count]))
}

function readKeys(keys: string): string[] {
  return keys === '' ? [] : keys.split(',')
}
