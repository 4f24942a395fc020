import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext, Reads } from '#platform/server/api/handlers.ts'
import { findHubKeys } from './find-hub-keys.ts'
import { isInPlan, resultsOfKeyword, cacheCondition } from './read-serps.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'

export interface Searching {
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
export async function openSearch(ctx: Reads, services: CachedSerpServices, plan: Plan): Promise<Searching> {
  return { database: ctx.database, plan, isInCache: await cacheCondition(ctx, services, plan) }
}

export interface SharedPages {
  /** The pages in the results of each keyword of the cluster. */
  own: string[][]
  /** In the results of how many of its keywords each of these pages is. */
  counts: ReadonlyMap<string, number>
  /** Other keywords that share pages with it. */
  found: Sharing[]
  /** The pages that link keywords: hubs do not. */
  linking: ReadonlySet<string>
}

/**
 * Finds keywords of other clusters, and on request those in no cluster, that share pages with a cluster, from the index
 * of pages. Joins are written as look-ups, because the database has no statistics yet to plan them by when the plan is
 * new.
 */
export async function findSharing(
  search: Searching,
  { articleId, withFree }: { articleId: number; withFree: boolean },
): Promise<SharedPages> {
  const own = await readOwn(search, articleId)
  const counts = countKeys(own)
  const keys = await chooseKeys(search, listMostHad(counts))
  const isOther = sql`k.article_id <> ${articleId}`
  const isWanted = withFree ? sql`(k.article_id is null or ${isOther})` : isOther
  const found = await readSharing(search, { keys, isWanted })
  const hubs = findHubKeys([...own, ...found.map((row) => row.keys)], keys)
  return { own, counts, found, linking: new Set(keys).difference(hubs) }
}

/** Sums up how often each page is in the results of the cluster's keywords. */
export function sumCounts(keys: readonly string[], counts: ReadonlyMap<string, number>): number {
  return keys.reduce((total, key) => total + (counts.get(key) ?? 0), 0)
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
    cross join lateral (
      select count(*) as count from (
        select from serps where pages @> array[key] limit ${MOST_IN_ALL_PLANS + 1}
      ) as led_to
    ) as in_all_plans
    where case
      when in_all_plans.count <= ${MOST_IN_PLAN} then true
      when in_all_plans.count > ${MOST_IN_ALL_PLANS} then false
      else ${MOST_IN_PLAN} >= (select count(*) from (
        select from serps s cross join lateral (
          select from keywords k where ${isInPlan(plan)} and k.folded = s.keyword collate "C" offset 0
        ) as k
        where s.pages @> array[key] and ${isInCache}
        limit ${MOST_IN_PLAN + 1}
      ) as led_to)
    end
  `
  return chosen.keys
}

interface Sharing {
  keywordId: number
  articleId: number | null
  keys: string[]
}

const sharingKeyword = z.object({ keywordId: z.number(), articleId: z.number().nullable(), keys: z.string() })

/** The wanted keywords `k` with one of these pages in their results. */
async function readSharing(
  { database, plan, isInCache }: Searching,
  { keys, isWanted }: { keys: string[]; isWanted: RawBuilder<unknown> },
): Promise<Sharing[]> {
  // With many keys, the database expects to read half of the table and compares every row, which takes seconds.
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(database)
  const rows = await listRows(database, sharingKeyword)`
    select k.id as "keywordId", k.article_id as "articleId", array_to_string(s.pages, ',') as keys from serps s
    cross join lateral (
      select k.id, k.article_id from keywords k where ${isInPlan(plan)} and k.folded = s.keyword collate "C" offset 0
    ) as k
    where s.pages && ${keys}::bigint[] and ${isInCache} and ${isWanted}
  `
  await sql`select set_config('enable_seqscan', 'on', true)`.execute(database)
  return rows.map((row) => ({ ...row, keys: readKeys(row.keys) }))
}

function readKeys(keys: string): string[] {
  return keys === '' ? [] : keys.split(',')
}
