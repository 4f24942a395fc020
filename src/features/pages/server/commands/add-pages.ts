import { sql } from 'kysely'
import { z } from 'zod'
import { setDomain, type Plan, readRoom } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext, Reads } from '#platform/server/api/handlers.ts'
import { readPageUrl } from '#features/contentplans/rules.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'

/** Adds pages that a user names, all or none; returns their ids in the order of the URLs. */
export async function addPages(
  ctx: MemberContext,
  { plan, urls }: { plan: Plan; urls: string[] },
): Promise<{ pageIds: number[] }> {
  const wanted = urls.map(parseUrl)
  const pageIds = await insertPages(ctx, { plan, urls: wanted })
  if (plan.domain === null) await setDomain(ctx, { plan, domain: new URL(wanted[0] ?? '').hostname })
  return { pageIds }
}

/** Adds pages that were found, not named by a user: as many, from the first on, as the workspace has room for. */
export async function insertFoundPages(
  { database }: Reads,
  {
    plan,
    urls,
    source = 'search-console',
  }: { plan: Plan; urls: readonly string[]; source?: 'added' | 'search-console' | 'link' },
): Promise<void> {
  const fresh = await listFresh(database, { plan, urls })
  await insertPages({ database }, { plan, urls: fresh, source })
}

const freshUrl = z.object({ url: z.string() })

/** The URLs that the plan does not have yet, as many as the workspace has room for. */
export async function listFresh(
  database: MemberContext['database'],
  { plan, urls }: { plan: Plan; urls: readonly string[] },
): Promise<string[]> {
  const room = await readRoom(database, { plan, kind: 'pages' })
  const rows = await listRows(database, freshUrl)`
    select wanted.url from unnest(${[...new Set(urls)]}::text[]) with ordinality as wanted (url, place)
    where not exists (select from pages p where p.contentplan_id = ${plan.id} and p.url = wanted.url)
    order by wanted.place ${Number.isFinite(room) ? sql`limit ${room}` : sql``}
  `
  return rows.map(({ url }) => url)
}

/** Inserts pages by their URLs, which readPageUrl has made; returns their ids in the order of the URLs. */
async function insertPages(
  { database }: Reads,
  {
    plan,
    urls,
    source = 'added',
  }: { plan: Plan; urls: readonly string[]; source?: 'added' | 'search-console' | 'link' },
): Promise<number[]> {
  await sql`
    insert into pages (workspace_id, contentplan_id, url, source)
    select ${plan.workspaceId}, ${plan.id}, url, ${source} from unnest(${[...new Set(urls)]}::text[]) as url
    on conflict (contentplan_id, url) do nothing
  `.execute(database)
  const rows = await listRows(database, idRow)`
    select p.id from unnest(${[...urls]}::text[]) with ordinality as wanted (url, place)
    join pages p on p.contentplan_id = ${plan.id} and p.url = wanted.url
    order by wanted.place
  `
  return rows.map(({ id }) => id)
}

function parseUrl(text: string): string {
  const url = readPageUrl(text)
  if (url === null) throw new Invalid('Invalid URL.')
  return url
}
