import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { StepContext } from '#platform/server/jobs/pipeline.ts'
import { insertFoundPages } from '../commands/add-pages.ts'
import { openReader, type SiteReader } from '../reading/open-reader.ts'
import { enterSite } from './enter-site.ts'
import { keepVisits, type Outcome } from './keep-visits.ts'
import type { SiteRobots } from './read-robots.ts'
import type { CrawlServices } from './services.ts'
import { askForPage } from './visit-page.ts'

/** The part of a step's context that reading needs. */
type Reading = Pick<StepContext<CrawlServices>, 'database' | 'run' | 'signal' | 'services' | 'tellProgress'>

interface Some {
  plan: Plan & { domain: string }
  /** Pages to read, at most. */
  most: number
}

/**
 * Reads a few pages of a website that was not crawled yet, as far as robots.txt allows: its home page, known pages, and
 * what these link to. Their links are left to the crawl. Throws AdapterError when the website does not answer.
 */
export async function readSomePages(ctx: Reading, { plan, most }: Some): Promise<void> {
  const { signal, services } = ctx
  const { longestReadMs } = services
  await using reader = openReader({ ...(longestReadMs !== undefined && { longestMs: longestReadMs }) })
  const { request } = services.providers.sites
  const { robots, home } = await enterSite({ request, reader, signal, domain: plan.domain })
  const known = await ctx.database.transaction().execute((database) => listUnread(database, { plan, most }))
  let waiting = [...new Set([home, ...known])]
  const seen = new Set<string>()
  while (seen.size < most && waiting.length > 0) {
    const urls = waiting.slice(0, most - seen.size)
    for (const url of urls) seen.add(url)
    const outcomes = await visitAll(ctx, { plan, robots, reader, urls, done: seen.size - urls.length, most })
    waiting = listLinked(outcomes).filter((url) => !seen.has(url))
  }
}

const urlRow = z.object({ url: z.string() })

async function listUnread(database: Transaction, { plan, most }: Some): Promise<string[]> {
  const rows = await listRows(database, urlRow)`
    select p.url from pages p left join page_metrics m on m.page_id = p.id
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and not p.is_excluded
      and p.crawled_at is null
    order by m.impressions_last desc nulls last, p.id limit ${most}
  `
  return rows.map(({ url }) => url)
}

interface Visiting extends Some {
  robots: SiteRobots
  reader: SiteReader
  urls: readonly string[]
  /** Pages that were visited before. */
  done: number
}

/** Visits one page after another, and stores each as soon as it is read. */
async function visitAll(
  ctx: Reading,
  { plan, most, robots, reader, urls, done }: Visiting,
): Promise<Outcome[]> {
  await robots.ask(urls)
  const allowed = await robots.listAllowed(urls)
  const visits = await ctx.database
    .transaction()
    .execute((database) => openVisits(database, { plan, urls: urls.filter((url) => allowed.has(url)) }))
  const outcomes: Outcome[] = []
  for (const visit of visits) {
    ctx.tellProgress({ done: done + outcomes.length, total: most })
    const restMs = robots.restMs(visit.url)
    if (restMs > 0) await setTimeout(restMs, undefined, { signal: ctx.signal })
    const { request } = ctx.services.providers.sites
    const asked = await askForPage({ request, signal: ctx.signal, reader, domain: plan.domain }, visit)
    const outcome = { visit, visited: typeof asked === 'function' ? await asked() : asked }
    await ctx.database
      .transaction()
      .execute((database) =>
        keepVisits(database, { plan, runId: ctx.run.id }, { outcomes: [outcome], allowed: new Set() }),
      )
    outcomes.push(outcome)
  }
  return outcomes
}

const visitRow = z.object({ pageId: z.number(), url: z.string() })

/** Adds the pages that the plan does not have yet, as far as there is room. */
async function openVisits(
  database: Transaction,
  { plan, urls }: { plan: Plan; urls: readonly string[] },
): Promise<Outcome['visit'][]> {
  await insertFoundPages({ database }, { plan, urls, source: 'link' })
  const rows = await listRows(database, visitRow)`
    select p.id as "pageId", p.url from unnest(${[...urls]}::text[]) with ordinality as wanted (url, place)
    join pages p on p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.url = wanted.url
    where p.crawled_at is null order by wanted.place
  `
  return rows.map((row) => ({ ...row, depth: 0, attempts: 0, etag: null, lastModified: null }))
}

/** The pages that were linked to, those from the content before those from menus. */
function listLinked(outcomes: readonly Outcome[]): string[] {
  const links = outcomes.flatMap(({ visited }) =>
    visited.kind === 'answered' ? (visited.page?.links ?? []) : [],
  )
  const sorted = links.toSorted((one, other) => Number(other.isInContent) - Number(one.isInContent))
  return [...new Set(sorted.map(({ url }) => url))]
}
