import { type DayRange } from '#platform/days.ts'
import { z } from 'zod'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { saveKeywords } from '#features/keywords/server/index.ts'
import { insertFoundPages } from '#features/pages/server/index.ts'
import { readPageUrl } from '#features/contentplans/rules.ts'
import { inChunks } from '#platform/server/in-parallel.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import { foldQuery } from './fold-query.ts'

const AT_ONCE = 5_000
/** Most queries to read: one question gives no more rows. */
const MOST_KEYWORDS = 100_000
/** Most pages to read: as many as a crawl visits. */
const MOST_PAGES = 20_000

interface Found {
  plan: Plan
  facts: FactsStore
  range: DayRange
}

/** Adds the queries of a range to the plan as inactive keywords, the most seen first, as long as there is room. */
export async function addSearchedKeywords(
  database: Transaction,
  { plan, facts, range }: Found,
): Promise<void> {
  const found = await facts.rankQueries(
    { database },
    { plan, range, sort: MOST_SEEN, limit: Math.min(plan.keywordLimit, MOST_KEYWORDS) },
  )
  await addNewKeywords(database, { plan, texts: found.rows.map(({ text }) => text) })
}

/**
 * Adds the keywords that the plan does not have, in their order, as long as it has room. Returns how many were added.
 */
export async function addNewKeywords(
  database: Transaction,
  { plan, texts }: { plan: Plan; texts: readonly string[] },
): Promise<number> {
  await lockPlan({ database }, { plan })
  const known = await listFolded(database, plan)
  const room = Math.max(0, plan.keywordLimit - known.size)
  const fresh = texts
    .filter((text) => {
      const folded = foldQuery(text, known)
      const isFresh = !known.has(folded)
      known.add(folded)
      return isFresh
    })
    .slice(0, room)
  let added = 0
  for (const chunk of inChunks(fresh, AT_ONCE)) {
    const saved = await saveKeywords(
      { database },
      {
        plan,
        keywords: chunk.map((keyword) => ({ keyword })),
        source: 'google_search_console',
        importId: null,
      },
    )
    added += saved.added
  }
  return added
}

/** Adds the pages that were found in search to the plan. */
export async function addFoundPages(database: Transaction, { plan, facts, range }: Found): Promise<void> {
  const found = await facts.rankPages({ database }, { plan, range, sort: MOST_SEEN, limit: MOST_PAGES })
  const urls = found.rows.flatMap(({ text }) => readPageUrl(text) ?? [])
  for (const chunk of inChunks(urls, AT_ONCE)) await insertFoundPages({ database }, { plan, urls: chunk })
}

const MOST_SEEN = { by: 'impressions', direction: 'desc' } as const

const knownRow = z.object({ folded: z.string() })

/** The keywords of a plan as they are compared: all, or those among `texts`. */
export async function listFolded(
  database: Transaction,
  plan: Plan,
  texts: readonly string[] | null = null,
): Promise<Set<string>> {
  const rows = await listRows(database, knownRow)`
    select folded from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and (${texts}::text[] is null or folded = any (${texts}::text[]))
  `
  return new Set(rows.map(({ folded }) => folded))
}
