import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { research, type Research } from '../../contract.ts'
import type { StruckQuote } from '../../evidence/index.ts'

interface OfArticle {
  plan: Plan
  articleId: number
}

const articleMeta = z.object({ title: z.string(), description: z.string(), slug: z.string() })
type ArticleMeta = z.infer<typeof articleMeta>

const struckQuote: z.ZodType<StruckQuote> = z.object({ url: z.string(), quote: z.string() })

const researchRow = z.object({
  meta: articleMeta.nullable(),
  imageUrls: z.array(z.string()),
  sources: z.array(z.string()),
  research: research.nullable(),
  struck: z.array(struckQuote),
  profile: z.unknown(),
})
type ResearchRow = z.infer<typeof researchRow>

/** What an article is written from; null before its sources were looked for. */
export async function findResearch(
  { database }: Reads,
  { plan, articleId }: OfArticle,
): Promise<ResearchRow | null> {
  return findRow(database, researchRow)`
    select sources, research, struck, profile, meta, image_urls as "imageUrls" from article_research
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
  `
}

/** Stores the sources of an article, with what its score compares with. */
export async function keepSources(
  { database }: Reads,
  { plan, articleId, urls, profile }: OfArticle & { urls: readonly string[]; profile: unknown },
): Promise<void> {
  await sql`
    insert into article_research (workspace_id, contentplan_id, article_id, sources, profile)
    values (${plan.workspaceId}, ${plan.id}, ${articleId}, ${[...urls]}::text[], ${JSON.stringify(profile)}::jsonb)
    on conflict (article_id) do update set sources = excluded.sources, profile = excluded.profile,
      updated_at = excluded.updated_at
  `.execute(database)
}

/** Stores what the research of an article has found. */
export async function keepResearch(
  { database }: Reads,
  { plan, articleId, found }: OfArticle & { found: Research },
): Promise<void> {
  await sql`
    insert into article_research (workspace_id, contentplan_id, article_id, research)
    values (${plan.workspaceId}, ${plan.id}, ${articleId}, ${JSON.stringify(found)}::jsonb)
    on conflict (article_id) do update set research = excluded.research, updated_at = excluded.updated_at
  `.execute(database)
}

/** Stores what of its evidence a person does not trust. */
export async function keepStruck(
  { database }: Reads,
  { plan, articleId, struck }: OfArticle & { struck: readonly StruckQuote[] },
): Promise<void> {
  await sql`
    update article_research set struck = ${JSON.stringify(struck)}::jsonb
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
  `.execute(database)
}

/** Stores what search results show of an article. */
export async function keepMeta(
  { database }: Reads,
  { plan, articleId, meta }: OfArticle & { meta: ArticleMeta },
): Promise<void> {
  await sql`
    update article_research set meta = ${JSON.stringify(meta)}::jsonb
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
  `.execute(database)
}

/** Stores where photos of an article are from, so that links to them are known; its older versions have older ones. */
export async function keepImageUrls(
  { database }: Reads,
  { plan, articleId, urls }: OfArticle & { urls: readonly string[] },
): Promise<void> {
  await sql`
    update article_research set image_urls = array(select distinct unnest(image_urls || ${[...urls]}::text[]) order by 1)
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
  `.execute(database)
}
