import { sql } from 'kysely'
import { setDomain, type Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { readPageUrl } from '../../rules.ts'

/** Adds pages to a plan; gives their ids in the order of the URLs. */
export async function addPages(
  ctx: MemberContext,
  { plan, urls }: { plan: Plan; urls: string[] },
): Promise<{ pageIds: number[] }> {
  const wanted = urls.map(parseUrl)
  await sql`
    insert into pages (workspace_id, contentplan_id, url)
    select ${plan.workspaceId}, ${plan.id}, url from unnest(${[...new Set(wanted)]}::text[]) as url
    on conflict (contentplan_id, url) do nothing
  `.execute(ctx.database)
  if (plan.domain === null) await setDomain(ctx, { plan, domain: new URL(wanted[0] ?? '').hostname })
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${wanted}::text[]) with ordinality as wanted (url, place)
    join pages p on p.contentplan_id = ${plan.id} and p.url = wanted.url
    order by wanted.place
  `.execute(ctx.database)
  return { pageIds: rows.map(({ id }) => id) }
}

function parseUrl(text: string): string {
  const url = readPageUrl(text)
  if (url === null) throw new Invalid('Invalid URL.')
  return url
}
