import { withJourneyDatabase } from './journey-database.ts'
import type { Person } from './journey-person.ts'

/** A link from one page to another, by their paths; in the navigation if it says so. */
interface SeededLink {
  from: string
  to: string
  anchor: string
  isInNavigation?: boolean
  isNofollow?: boolean
}

const SITE = 'https://shop.example'

/** Adds crawled pages of a website with links between them; `answers` are statuses other than 200, null: not crawled. */
export async function seedLinks(
  { workspaces: [first] }: Person,
  { links, answers = {} }: { links: readonly SeededLink[]; answers?: Record<string, number | null> },
): Promise<void> {
  const plan = [first?.id, first?.plans[0]]
  const paths = [...new Set([...links.flatMap(({ from, to }) => [from, to]), ...Object.keys(answers)])]
  const pages = paths.map((path) => ({ path, status: path in answers ? answers[path] : 200 }))
  await withJourneyDatabase(async (client) => {
    await client.query(
      `insert into pages (workspace_id, contentplan_id, url, title, type, status_code, crawled_at, redirects_to)
       select $1, $2, $3 || path, 'Page ' || path, case when path = '/' then 'home' else 'article' end, status,
         case when status is not null then now() end, case when status between 300 and 399 then $3 || '/' end
       from jsonb_to_recordset($4::jsonb) as page (path text, status integer)`,
      [...plan, SITE, JSON.stringify(pages)],
    )
    await client.query(
      `insert into page_links (from_page_id, place, workspace_id, contentplan_id, to_page_id, anchor, text, is_in_content, is_followed)
       select f.id, link.place, $1, $2, t.id, link.anchor, 'Read ' || link.anchor || ' first.',
         link."isInNavigation" is not true, link."isNofollow" is not true
       from rows from (jsonb_to_recordset($4::jsonb) as ("from" text, "to" text, anchor text, "isInNavigation" boolean, "isNofollow" boolean))
         with ordinality as link ("from", "to", anchor, "isInNavigation", "isNofollow", place)
       join pages f on f.contentplan_id = $2 and f.url = $3 || link."from"
       join pages t on t.contentplan_id = $2 and t.url = $3 || link."to"`,
      [...plan, SITE, JSON.stringify(links)],
    )
    await client.query(
      `insert into site_crawls (workspace_id, contentplan_id, ended_at) values ($1, $2, now() - interval '2 hours')`,
      plan,
    )
  })
}
