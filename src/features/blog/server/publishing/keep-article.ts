import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { Branch } from '../../rules.ts'
import type { KeptArticle } from './read-article.ts'

interface Keeping {
  articleId: number
  article: KeptArticle
  branch: Branch
}

/**
 * Writes an article into a branch, over what is there of it. Throws AdapterError `conflict` when another article of the
 * branch has its slug. The blog must be locked in this transaction.
 */
export async function keepArticle(
  { database, plan }: Reads & { plan: Plan },
  { articleId, article, branch }: Keeping,
): Promise<void> {
  const { slug, title, image, publishedAt, updatedAt } = article
  const other = await findRow(database, idRow)`
    select article_id as id from blog_articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and branch = ${branch} and slug = ${slug}
      and article_id <> ${articleId}
  `
  if (other !== null)
    throw new AdapterError('conflict', `Another article of the autoblog has the address "${slug}" already.`)
  const hub = await findHub({ database, plan }, article.hub)
  await sql`
    insert into blog_articles (workspace_id, contentplan_id, branch, article_id, slug, title, summary, meta_title,
      meta_description, language, author, image, hub_id, hub_name, html, json_ld, links_to, words, published_at,
      updated_at, version, canonical)
    values (${plan.workspaceId}, ${plan.id}, ${branch}, ${articleId}, ${slug}, ${title}, ${article.summary},
      ${article.metaTitle}, ${article.metaDescription}, ${article.language}, ${article.author},
      ${image === null ? null : JSON.stringify(image)}::jsonb, ${hub}, ${article.hub}, ${article.html},
      ${article.jsonLd}, ${article.linksTo}::integer[], ${article.words}, ${publishedAt}, ${updatedAt}, ${article.version},
      ${article.canonical})
    on conflict (contentplan_id, branch, article_id) do update set slug = excluded.slug, title = excluded.title,
      summary = excluded.summary, meta_title = excluded.meta_title, meta_description = excluded.meta_description,
      language = excluded.language, author = excluded.author, image = excluded.image, hub_id = excluded.hub_id,
      hub_name = excluded.hub_name, html = excluded.html, json_ld = excluded.json_ld, links_to = excluded.links_to,
      words = excluded.words, published_at = excluded.published_at, updated_at = excluded.updated_at,
      version = excluded.version, canonical = excluded.canonical
  `.execute(database)
}

/** The hub of this name in the plan; null when the plan has no such hub. */
async function findHub(
  { database, plan }: Reads & { plan: Plan },
  name: string | null,
): Promise<number | null> {
  if (name === null) return null
  const row = await findRow(database, idRow)`
    select id from topics where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and name = ${name}
    order by id limit 1
  `
  return row?.id ?? null
}
