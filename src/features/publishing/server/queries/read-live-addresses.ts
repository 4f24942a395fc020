import { z } from 'zod'
import { readPageUrl } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { PublishTarget } from '../../rules.ts'

const namedArticle = z.object({ url: z.string(), articleId: z.number() })
const liveArticle = z.object({
  articleId: z.number(),
  /** At the system that is asked about; null when it is not live there. */
  slug: z.string().nullable(),
  url: z.string().nullable(),
})

/** Where readers find what a link leads to. */
export interface LiveLink {
  /** null for a page of the plan that no article is named by. */
  articleId: number | null
  url: string
  /** The end of its address at this system; null when it is somewhere else. */
  slug: string | null
}

/** The cluster that an address of our own screens names. */
const OWN_SCREEN = /\/workspace\/\d{1,9}\/contentplan\/(\d{1,9})\/article\/(\d{1,9})(?:[/?#]|$)/

/**
 * Where links lead now. An address that names an article of the plan, by our own screen or by where it was uploaded, has
 * the one at which readers find that article, or null when they cannot; one of a page that redirects for good has the page at the
 * end. All other addresses have no entry.
 */
export async function readLiveAddresses(
  { database }: Reads,
  { plan, platform, urls }: { plan: Plan; platform: PublishTarget; urls: readonly string[] },
): Promise<Map<string, LiveLink | null>> {
  const uploaded = await listRows(database, namedArticle)`
    select url, article_id as "articleId" from publications
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and url = any (${[...urls]}::text[])
  `
  const named = [...urls.flatMap((url) => readOwnScreen(url, plan)), ...uploaded]
  const ids = [...new Set(named.map(({ articleId }) => articleId))]
  const moved = await readMoved({ database }, { plan, urls })
  if (ids.length === 0) return moved
  const live = await listRows(database, liveArticle)`
    select a.id as "articleId", here.slug, coalesce(here.url, other.url, p.url) as url
    from articles a
    left join publications here on here.article_id = a.id and here.workspace_id = a.workspace_id
      and here.target = ${platform} and here.state = 'live'
    left join lateral (
      select url from publications other where other.article_id = a.id and other.workspace_id = a.workspace_id
        and other.state = 'live' and other.url is not null order by other.updated_at desc limit 1
    ) other on true
    left join pages p on p.workspace_id = a.workspace_id and p.id = a.page_id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = any (${ids}::integer[])
  `
  const byId = new Map(live.map((row) => [row.articleId, row]))
  return new Map([
    ...moved,
    ...named.map(({ url, articleId }) => [url, toLive(byId.get(articleId))] as const),
  ])
}

const movedRow = z.object({ url: z.string(), to: z.string() })

/** Pages of the plan that redirect, as they were last crawled, with the page at the end of at most five steps. */
async function readMoved(
  { database }: Reads,
  { plan, urls }: { plan: Plan; urls: readonly string[] },
): Promise<Map<string, LiveLink>> {
  const named = urls.flatMap((url) => {
    const page = readPageUrl(url)
    return page === null ? [] : [{ url, page }]
  })
  const rows = await listRows(database, movedRow)`
    with recursive way as (
      select p.url, p.redirects_to as "to", 1 as step from pages p
      where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id}
        and p.url = any (${named.map(({ page }) => page)}::text[]) and p.redirects_to is not null and p.status_code in (301, 308)
      union all
      select way.url, p.redirects_to, way.step + 1 from way
      join pages p on p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.url = way."to"
      where p.redirects_to is not null and p.status_code in (301, 308) and way.step < ${MOST_STEPS}
    )
    select distinct on (url) url, "to" from way order by url, step desc
  `
  const ends = new Map(rows.map(({ url, to }) => [url, to]))
  return new Map(
    named.flatMap(({ url, page }) => {
      const to = ends.get(page)
      return to === undefined ? [] : [[url, { articleId: null, url: to, slug: null }] as const]
    }),
  )
}

const MOST_STEPS = 5

function readOwnScreen(url: string, plan: Plan): { url: string; articleId: number }[] {
  const [, contentplanId, articleId] = OWN_SCREEN.exec(url.slice(0, LONGEST_SCREEN)) ?? []
  return Number(contentplanId) === plan.id ? [{ url, articleId: Number(articleId) }] : []
}

const LONGEST_SCREEN = 300

function toLive(row: z.infer<typeof liveArticle> | undefined): LiveLink | null {
  if (row === undefined || row.url === null) return null
  return { ...row, url: row.url }
}
