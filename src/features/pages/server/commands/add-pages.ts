import { sql } from 'kysely'
import { setDomain, type Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { readPageUrl } from '../../rules.ts'

/** Adds pages that somebody names; gives their ids in the order of the URLs. */
export async function addPages(
  ctx: MemberContext,
  { plan, urls }: { plan: Plan; urls: string[] },
): Promise<{ pageIds: number[] }> {
  const wanted = urls.map(parseUrl)
  const pageIds = await insertPages(ctx, { plan, urls: wanted })
  if (plan.domain === null) await setDomain(ctx, { plan, domain: new URL(wanted[0] ?? '').hostname })
  return { pageIds }
}

/** Keeps pages by their URLs, as readPageUrl gives them; gives their ids in the order of the URLs. */
export async function insertPages(
  { database }: Pick<MemberContext, 'database'>,
  {
    plan,
    urls,
    source = 'added',
  }: { plan: Plan; urls: readonly string[]; source?: 'added' | 'search-console' },
): Promise<number[]> {
  await sql`
    insert into pages (workspace_id, contentplan_id, url, source)
    select ${plan.workspaceId}, ${plan.id}, url, ${source} from unnest(${[...new Set(urls)]}::text[]) as url
    on conflict (contentplan_id, url) do nothing
  `.execute(database)
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${[...urls]}::text[]) with ordinality as wanted (url, place)
    join pages p on p.contentplan_id = ${plan.id} and p.url = wanted.url
    order by wanted.place
  `.execute(database)
  return rows.map(({ id }) => id)
}

function parseUrl(text: string): string {
  const url = readPageUrl(text)
  if (url === null) throw new Invalid('Invalid URL.')
  return url
}
