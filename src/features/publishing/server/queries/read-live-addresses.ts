import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { PublishPlatform } from '../../rules.ts'

const namedArticle = z.object({ url: z.string(), articleId: z.number() })
const liveArticle = z.object({
  articleId: z.number(),
  /** At the system that is asked about; null when it is not live there. */
  slug: z.string().nullable(),
  url: z.string().nullable(),
})

/** Where readers find an article of the plan. */
export interface LiveArticle {
  articleId: number
  url: string
  /** The end of its address at this system; null when it is somewhere else. */
  slug: string | null
}

/** The cluster that an address of our own screens names. */
const OWN_SCREEN = /\/workspace\/\d{1,9}\/contentplan\/(\d{1,9})\/article\/(\d{1,9})(?:[/?#]|$)/

/**
 * For those of the addresses that name an article of the plan, by our own screen or by where it was uploaded: where
 * readers find that article now, or null when they cannot.
 */
export async function readLiveAddresses(
  { database }: Reads,
  { plan, platform, urls }: { plan: Plan; platform: PublishPlatform; urls: readonly string[] },
): Promise<Map<string, LiveArticle | null>> {
  const uploaded = await listRows(database, namedArticle)`
    select url, article_id as "articleId" from publications
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and url = any (${[...urls]}::text[])
  `
  const named = [...urls.flatMap((url) => readOwnScreen(url, plan)), ...uploaded]
  const ids = [...new Set(named.map(({ articleId }) => articleId))]
  if (ids.length === 0) return new Map()
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
  return new Map(named.map(({ url, articleId }) => [url, toLive(byId.get(articleId))]))
}

function readOwnScreen(url: string, plan: Plan): { url: string; articleId: number }[] {
  const [, contentplanId, articleId] = OWN_SCREEN.exec(url.slice(0, LONGEST_SCREEN)) ?? []
  return Number(contentplanId) === plan.id ? [{ url, articleId: Number(articleId) }] : []
}

const LONGEST_SCREEN = 300

function toLive(row: z.infer<typeof liveArticle> | undefined): LiveArticle | null {
  if (row === undefined || row.url === null) return null
  return { ...row, url: row.url }
}
