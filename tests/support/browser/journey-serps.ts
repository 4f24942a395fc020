import { withJourneyDatabase } from './journey-database.ts'
import type { Person } from './journey-person.ts'
import { pagesOf } from '#tests/support/serps/serp-pages.ts'
import { itemAt } from '#platform/items.ts'

/** Adds a cluster of keywords. Each letter of a value is a site in the keyword's search results; null means unknown. */
export async function seedCluster(
  { workspaces: [first] }: Person,
  { title, serps }: { title: string; serps: Record<string, string | null> },
): Promise<number> {
  const place = [first?.id, first?.plans[0]]
  const names = Object.keys(serps)
  const known = Object.entries(serps).flatMap(([keyword, sites]) => {
    if (sites === null) return []
    const urls = [...sites].map((site) => `https://www.${site}-site.example/${site}`)
    return [{ keyword, urls, pages: pagesOf(urls) }]
  })
  return withJourneyDatabase(async (client) => {
    // All plans share search results: journeys with the same keyword must use the same results.
    await client.query(
      `insert into serps (keyword, location, language, device, is_sandbox, provider, fetched_at, urls, titles, pages)
       select keyword, '2840', 'en', 'desktop', true, 'made-up', now() - interval '3 days', urls, urls, pages
       from jsonb_to_recordset($1::jsonb) as one (keyword text, urls text[], pages bigint[]) on conflict do nothing`,
      [JSON.stringify(known)],
    )
    const { rows } = await client.query<{ id: number }>(
      `insert into articles (workspace_id, contentplan_id, title, keyword_count) values ($1, $2, $3, $4) returning id`,
      [...place, title, names.length],
    )
    await client.query(
      `insert into keywords (workspace_id, contentplan_id, keyword, folded, source, estimated_search_volume, article_id)
       select $1, $2, name, name, 'upload', 10000 - place, $3
       from unnest($4::text[]) with ordinality as given (name, place)`,
      [...place, itemAt(rows, 0).id, names],
    )
    await client.query(
      `update articles a set main_keyword_id = (
         select id from keywords where article_id = a.id order by estimated_search_volume desc limit 1
       ) where id = $1`,
      [itemAt(rows, 0).id],
    )
    return itemAt(rows, 0).id
  })
}
