import { sql } from 'kysely'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** Names clusters that still bear the name of their main keyword; a title that another cluster has is not taken (V-22). */
export async function labelArticles(
  { database }: Pick<MemberContext, 'database'>,
  { workspaceId, titles }: { workspaceId: number; titles: readonly { id: number; title: string }[] },
): Promise<void> {
  const wanted = titles.filter(
    ({ title }, index) =>
      titles.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === index,
  )
  await sql`
    update articles a set title = wanted.title
    from unnest(${wanted.map(({ id }) => id)}::integer[], ${wanted.map(({ title }) => title)}::text[])
      as wanted (id, title), keywords main
    where a.workspace_id = ${workspaceId} and a.id = wanted.id
      and main.workspace_id = a.workspace_id and main.id = a.main_keyword_id and main.keyword = a.title
      and not exists (
        select from articles other
        where other.workspace_id = ${workspaceId} and other.contentplan_id = a.contentplan_id and other.id <> a.id
          and lower(other.title) = lower(wanted.title)
      )
  `.execute(database)
}
