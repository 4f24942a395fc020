import { expect, onTestFinished } from 'vitest'
import { openPlan } from '#features/contentplans/server/index.ts'
import type { CrawlServices } from '#features/pages/server/crawling/services.ts'
import { crawlSite } from '#features/pages/server/index.ts'
import { startCrawl } from '#features/pages/server/commands/start-crawl.ts'
import { createOutbound } from '#platform/server/outbound/outbound.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'
import { countWorld } from '#tests/support/worlds.ts'

/** A plan of the sandbox's shop. */
export async function makeShopWorld() {
  countWorld('sandbox')
  const sandbox = await startSandbox()
  onTestFinished(() => sandbox.stop())
  return makeCrawlWorld({ domain: sandbox.shop.domain, baseUrl: sandbox.services.shop })
}

/** An address at which no server listens. */
const NOWHERE = 'http://127.0.0.1:1'

interface Website {
  domain: string
  baseUrl: string
  /** The protocols by which the website can be reached; both by default. */
  protocols?: readonly ('http:' | 'https:')[]
}

/** A plan whose website is a server on this machine. */
export async function makeCrawlWorld({ domain, baseUrl, protocols = ['http:', 'https:'] }: Website) {
  const jobs = await makeJobWorld()
  const { own } = jobs
  const sites = createOutbound({
    findStandIn: (origin) => {
      const { hostname, protocol } = new URL(origin)
      if (!hostname.endsWith(domain)) return null
      return protocols.some((one) => one === protocol) ? baseUrl : NOWHERE
    },
  })
  onTestFinished(() => sites.close())
  const look = (statement: string) => jobs.look(statement)
  await look(`update contentplans set domain = '${domain}' where id = ${own.contentplanId}`)
  const start = async () =>
    jobs.as(own, async (ctx) => startCrawl(ctx, { plan: await openPlan(ctx, own.contentplanId) }))
  const work = (settings: Pick<CrawlServices, 'longestReadMs'> = {}) =>
    jobs.startWorker({
      pipelines: [crawlSite],
      services: {
        providers: { sites, forWorkspace: async () => ({ serps: null }) },
        ...settings,
      },
    })
  const untilEnd = async (runId: number) => {
    const readState = async () => (await jobs.read(own, runId)).state
    await expect.poll(readState, { timeout: 100_000 }).toMatch(/^(done|failed|cancelled)$/)
    return jobs.read(own, runId)
  }
  return {
    ...jobs,
    look,
    start,
    work,
    untilEnd,
    /** Runs a crawl to its end; a worker must be running. */
    crawl: async () => untilEnd((await start()).runId),
    readPages: () => look('select * from pages order by url'),
  }
}
