import { z } from 'zod'
import { renewAdvice } from '#features/advice/server/index.ts'
import { openPlan, readRefusal } from '#features/contentplans/server/index.ts'
import { USAGE_KINDS, type UsageKind } from '#features/workspaces/rules.ts'
import { Invalid } from '#platform/errors.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { pipeline, step, type StepContext } from '#platform/server/jobs/pipeline.ts'
import { SITE_CRAWL } from '../../rules.ts'
import { addVisits, beginVisits, listKnown, MOST_VISITS, PRIORITY } from '../crawling/frontier.ts'
import { enterSite } from '../crawling/enter-site.ts'
import { findPages } from '../crawling/find-pages.ts'
import type { CrawlServices } from '../crawling/services.ts'
import { finishCrawl } from '../crawling/finish-crawl.ts'
import { visitPages } from '../crawling/visit-pages.ts'
import { openReader } from '../reading/open-reader.ts'

const payload = z.object({ contentplanId: z.number() })
type Payload = z.infer<typeof payload>

const LONGEST_SECONDS = 6 * 3_600

/** The plan with the domain of its site. */
async function openSite(ctx: StepContext<CrawlServices>, contentplanId: number) {
  const plan = await ctx.database
    .transaction()
    .execute(async (database) => openPlan({ database, workspaceId: ctx.run.workspaceId }, contentplanId))
  if (plan.domain === null) throw new Invalid('This content plan has no website yet.')
  return { plan, domain: plan.domain }
}

function openSiteReader({ services: { longestReadMs } }: StepContext<CrawlServices>) {
  return openReader({ ...(longestReadMs !== undefined && { longestMs: longestReadMs }) })
}

/** The kinds of data that had no room; null for a step that an earlier version of the program has done. */
const roomResult = z.object({ full: z.array(z.enum(USAGE_KINDS)) }).nullable()
type Found = z.infer<typeof roomResult>

const readSitemaps = step<Payload, CrawlServices, Found>({
  name: 'Reading sitemaps',
  result: roomResult,
  // About ten minutes in all: most outages of a website are shorter.
  attempts: 8,
  backOffSeconds: 5,
  async work(ctx, { contentplanId }) {
    const { plan, domain } = await openSite(ctx, contentplanId)
    const { request } = ctx.services.providers.sites
    const { signal } = ctx
    await using reader = openSiteReader(ctx)
    const { robots, home } = await enterSite({ request, reader, signal, domain })
    const named = robots.sitemaps(home)
    const sitemaps = named.length > 0 ? named : [new URL('/sitemap.xml', home).href]
    const found = await findPages({ request, reader, signal, domain, sitemaps, most: MOST_VISITS })
    if (named.length > 0)
      for (const problem of found.problems) ctx.log.warn({ problem }, 'a sitemap was passed over')
    const known = await ctx.database.transaction().execute((database) => listKnown(database, plan))
    const listed = found.entries.map(({ url }) => ({ url, priority: PRIORITY.sitemap, depth: 0 }))
    const old = known.map((url) => ({ url, priority: PRIORITY.link, depth: 0 }))
    const first = { url: home, priority: PRIORITY.start, depth: 0 }
    const pages = new Map([...old, ...listed, first].map((page) => [page.url, page]))
    await robots.ask([...listed, ...old].map(({ url }) => url))
    const allowed = await robots.listAllowed(pages.keys())
    const hasRoom = await ctx.database.transaction().execute(async (database) => {
      const crawl = { plan, runId: ctx.run.id }
      await beginVisits(database, crawl)
      return addVisits(
        database,
        crawl,
        [...pages.values()]
          .filter(({ url }) => allowed.has(url))
          .toSorted((one, other) => one.priority - other.priority),
      )
    })
    return { full: hasRoom ? [] : ['pages'] }
  },
})

const crawl = step<Payload, CrawlServices, Found>({
  name: 'Crawling pages',
  result: roomResult,
  attempts: 8,
  backOffSeconds: 5,
  limitSeconds: LONGEST_SECONDS,
  async work(ctx, { contentplanId }) {
    const { plan, domain } = await openSite(ctx, contentplanId)
    await using reader = openSiteReader(ctx)
    const { robots } = await enterSite({
      ...ctx.services.providers.sites,
      reader,
      signal: ctx.signal,
      domain,
    })
    return { full: await visitPages(ctx, { plan, domain, robots, reader }) }
  },
})

const sortPages = step<Payload, CrawlServices, { note: string | null }>({
  name: 'Sorting pages',
  result: z.object({ note: z.string().nullable() }),
  async work({ database: transactions, run, services, resultOf }, { contentplanId }) {
    const full = [resultOf(readSitemaps), resultOf(crawl)].flatMap((one) => one?.full ?? [])
    const plan = await transactions.transaction().execute(async (database) => {
      await allowLongWork(database)
      const opened = await openPlan({ database, workspaceId: run.workspaceId }, contentplanId)
      await finishCrawl(database, opened)
      return opened
    })
    // In a transaction of its own, so that changes of the plan need not wait for it.
    await transactions.transaction().execute(async (database) => {
      await allowLongWork(database)
      await renewAdvice({ database }, services, plan)
    })
    return {
      note: await transactions
        .transaction()
        .execute((database) => describeFull(database, [...new Set(full)])),
    }
  },
})

/** The note to users about a crawl that had too little room; null when it had enough. */
async function describeFull(database: Transaction, full: readonly UsageKind[]): Promise<string | null> {
  const refusals = await Promise.all(full.map((kind) => readRefusal(database, kind)))
  return full.length === 0 ? null : `Not everything was kept. ${refusals.join(' ')}`
}

/** Visits the pages of a plan's website: sitemaps first, then along its links; one crawl a plan at a time. */
export const crawlSite = pipeline<Payload, CrawlServices>({
  name: 'site-crawl',
  payload,
  key: ({ contentplanId }) => `plan ${contentplanId}`,
  about: ({ contentplanId }) => ({ contentplanId, name: SITE_CRAWL }),
  steps: [readSitemaps, crawl, sortPages],
})
