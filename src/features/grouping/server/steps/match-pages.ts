import { sql, type Transaction } from 'kysely'
import { matchPages } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { tellOfKeywords } from '#features/changes/server/index.ts'
import { isHostOf } from '#features/connections/rules.ts'
import { readPageUrl } from '#features/pages/rules.ts'
import { insertPages } from '#features/pages/server/index.ts'
import { readSerpUrls } from '#features/serps/server/index.ts'
import type { Database } from '#platform/server/database/tables.ts'
import { step, type StepContext } from '#platform/server/jobs/pipeline.ts'
import { choosePages, scoreRank, type PageScore } from '../../rules.ts'
import type { GroupingServices } from '../services.ts'
import type { GroupPayload } from './group-payload.ts'
import { openPlanOf } from './open-run.ts'

interface Match {
  articleId: number
  url: string
}

interface Unmatched {
  folded: string
  volume: number
  articleId: number
}

/** Maps clusters without a page to the page of the plan's own site that ranks best for their keywords. */
export const matchOwnPages = step<GroupPayload, GroupingServices, Match[]>({
  name: 'Page matching',
  async work(ctx, { contentplanId }) {
    const { plan, isSandbox, keywords, taken } = await ctx.database
      .transaction()
      .execute(async (database) => {
        const opened = await openPlanOf(ctx.run, database, contentplanId)
        const { serps } = await ctx.services.providers.forWorkspace({ database }, opened.workspaceId)
        return {
          plan: opened,
          isSandbox: serps?.isSandbox ?? false,
          keywords: await listUnmatched(database, opened),
          taken: await listTaken(database, opened),
        }
      })
    if (plan.domain === null || keywords.length === 0) return []
    return choosePages(await scorePages(ctx, { plan, domain: plan.domain, isSandbox, keywords }), taken)
  },
  async keep({ database, run }, matches, { contentplanId }) {
    const plan = await openPlanOf(run, database, contentplanId)
    if (matches.length > 0) {
      const pageIds = await insertPages({ database }, { plan, urls: matches.map(({ url }) => url) })
      await matchPages(
        { database },
        {
          plan,
          matches: matches.map(({ articleId }, place) => ({ articleId, pageId: pageIds[place] ?? 0 })),
        },
      )
    }
    await tellOfKeywords({ database }, plan)
  },
})

async function listUnmatched(database: Transaction<Database>, plan: Plan): Promise<Unmatched[]> {
  const { rows } = await sql<Unmatched>`
    select k.folded, coalesce(k.estimated_search_volume, 0) as volume, k.article_id as "articleId"
    from keywords k join articles a on a.workspace_id = k.workspace_id and a.contentplan_id = k.contentplan_id
      and a.id = k.article_id
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and a.page_id is null
      and not a.article_id_locked
  `.execute(database)
  return rows
}

async function listTaken(database: Transaction<Database>, plan: Plan): Promise<Set<string>> {
  const { rows } = await sql<{ url: string }>`
    select p.url from articles a join pages p on p.workspace_id = a.workspace_id and p.id = a.page_id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
  `.execute(database)
  return new Set(rows.map(({ url }) => url))
}

async function scorePages(
  ctx: StepContext<GroupingServices>,
  {
    plan,
    domain,
    isSandbox,
    keywords,
  }: { plan: Plan; domain: string; isSandbox: boolean; keywords: Unmatched[] },
): Promise<PageScore[]> {
  const byKeyword = new Map(keywords.map((row) => [row.folded, row]))
  const scores = new Map<string, PageScore>()
  const site = domain.toLowerCase().replace(/^www\./, '')
  const pages = readSerpUrls(ctx, {
    provider: { isSandbox },
    keywords: [...byKeyword.keys()],
    market: plan.market,
    maxAgeDays: null,
    having: site,
  })
  for await (const chunk of pages)
    for (const { keyword, urls } of chunk)
      for (const [index, address] of urls.entries()) {
        const url = isOf(site, address) ? readPageUrl(address) : null
        const row = byKeyword.get(keyword)
        if (url === null || row === undefined) continue
        const key = `${row.articleId} ${url}`
        const known = scores.get(key) ?? { articleId: row.articleId, url, score: 0 }
        known.score += scoreRank(row.volume, index + 1)
        scores.set(key, known)
      }
  return [...scores.values()]
}

/** Whether an address is of a site, also below `www.`; of most that are not, a look at their text tells. */
function isOf(site: string, address: string): boolean {
  if (!address.toLowerCase().includes(site) || !URL.canParse(address)) return false
  return isHostOf(new URL(address).hostname, site)
}
