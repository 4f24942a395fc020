import { onTestFinished } from 'vitest'
import { openPlan } from '#features/contentplans/server/index.ts'
import { collectSources } from '#features/writing/server/sources/collect-sources.ts'
import { readSources } from '#features/writing/server/sources/read-sources.ts'
import { takeItems } from '#platform/items.ts'
import { createOutbound } from '#platform/server/outbound/outbound.ts'
import { serveFake, type FakeAnswer } from '#tests/support/fakes/serve-fake.ts'
import { makeJobWorld, type JobWorkspace } from '#tests/support/jobs/job-world.ts'
import { createQuickClock } from '#tests/support/network/quick-clock.ts'
import { pagesOf } from '#tests/support/serps/serp-pages.ts'

const SENTENCE =
  'Good boots keep the feet dry on a long and rainy day, and they last for years if you grease them.'

export const showHtml = (html: string, headers: Record<string, string> = {}): FakeAnswer => ({
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: html,
})

/** An ordinary page about boots. */
export const showArticle = (title: string, more = '', language = 'en'): FakeAnswer =>
  showHtml(`<!doctype html><html lang="${language}"><head><title>${title} | Site</title></head><body>
    <nav><a href="/">Home</a></nav><main><article><h1>${title}</h1><h2>Leather</h2>
    ${`<p>${SENTENCE}</p>`.repeat(6)}${more}</article></main><footer>Imprint</footer></body></html>`)

type Site = (url: URL) => FakeAnswer

/** Two workspaces, and the web of `.example`, which answers what the test says; robots.txt is missing by default. */
export async function makeSourceWorld(
  site: Site = ({ hostname, pathname }) => showArticle(`${hostname}${pathname}`),
) {
  const jobs = await makeJobWorld()
  let answerAs: Site = site
  const web = await serveFake(({ url, headers }) => {
    const asked = new URL(`https://${headers.host}${url.pathname}${url.search}`)
    const isForRobots = asked.pathname === '/robots.txt'
    const answer = answerAs(asked)
    return isForRobots && answer.headers?.['content-type']?.includes('html')
      ? { status: 404, body: '' }
      : answer
  })
  const sites = createOutbound({
    clock: createQuickClock(),
    findStandIn: (origin) => (new URL(origin).hostname.endsWith('.example') ? web.baseUrl : null),
  })
  onTestFinished(() => sites.close())

  /** A cluster of these keywords with what ranks for each, the first keyword with the most searches. */
  const addCluster = async (
    serps: Record<string, string[] | null>,
    { workspaceId, contentplanId }: JobWorkspace = jobs.own,
  ): Promise<number> => {
    const [{ id }] = takeItems(
      await jobs.look(`insert into articles (workspace_id, contentplan_id, title)
        values (${workspaceId}, ${contentplanId}, 'Boots') returning id`),
      1,
    )
    for (const [place, [keyword, urls]] of Object.entries(serps).entries()) {
      await jobs.look(`insert into keywords (workspace_id, contentplan_id, keyword, folded, source, estimated_search_volume, article_id)
        values (${workspaceId}, ${contentplanId}, '${keyword}', '${keyword}', 'upload', ${1000 - place}, ${Number(id)})
        on conflict (contentplan_id, folded) do update set article_id = excluded.article_id`)
      const list = `array[${(urls ?? []).map((url) => `'${url}'`).join()}]::text[]`
      if (urls !== null)
        await jobs.look(`insert into serps (keyword, location, language, device, is_sandbox, provider, fetched_at, urls, titles, pages)
          values ('${keyword}', '2840', 'en', 'desktop', true, 'made-up', now(), ${list}, ${list},
            array[${pagesOf(urls).join()}]::bigint[]) on conflict do nothing`)
    }
    return Number(id)
  }

  const inWorkspace = (workspace: JobWorkspace) => ({
    transaction: () => ({
      execute: <Result>(work: (database: Parameters<typeof readSources>[0]['database']) => Promise<Result>) =>
        jobs.as(workspace, ({ database }) => work(database)),
    }),
  })

  const collect = async (
    articleId: number,
    {
      workspace = jobs.own,
      signal = new AbortController().signal,
      now = new Date(),
      onProgress = () => {},
      before = async () => {},
    }: {
      workspace?: JobWorkspace
      signal?: AbortSignal
      now?: Date
      onProgress?: (done: number) => void
      /** Is waited for before the first request. */
      before?: () => Promise<void>
    } = {},
  ) => {
    const plan = await jobs.as(workspace, (ctx) => openPlan(ctx, workspace.contentplanId))
    let ready: Promise<void> | undefined
    const request: typeof sites.request = async (asked) => {
      await (ready ??= before())
      return sites.request(asked)
    }
    return collectSources(
      {
        database: inWorkspace(workspace),
        now,
        signal,
        services: {
          providers: { sites: { request }, forWorkspace: async () => ({ serps: { isSandbox: true } }) },
        },
        tellProgress: ({ done }) => onProgress(done),
      },
      { plan, articleId, searched: 'boots' },
    )
  }

  return {
    ...jobs,
    addCluster,
    collect,
    answer: (next: Site) => {
      answerAs = next
    },
    /** The addresses that were asked for since the last look, without robots.txt, in the order of the alphabet. */
    listAsked: () =>
      web.asked
        .splice(0)
        .map(({ url, headers }) => `${headers.host}${url.pathname}`)
        .filter((address) => !address.endsWith('/robots.txt'))
        .toSorted(),
    read: async (urls: string[], workspace: JobWorkspace = jobs.own) =>
      jobs.as(workspace, async (ctx) =>
        readSources(ctx, { plan: await openPlan(ctx, workspace.contentplanId), urls }),
      ),
  }
}
