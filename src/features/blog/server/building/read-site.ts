import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { branchAddress, listNavlinks, type Branch } from '../../rules.ts'
import type { BlogArticle, BlogHub, BlogSite } from '../../site/index.ts'
import { indexKeyOf, type Blog } from '../queries/find-blog.ts'
import { nameHubs } from './name-hubs.ts'

const LONGEST_DESCRIPTION = 200

const planRow = z.object({ name: z.string(), about: z.string() })

interface Asked {
  plan: Plan
  blog: Blog
  branch: Branch
  blogUrl: string
}

/** A branch as its pages are made of it, without the bodies of its articles. */
export async function readSite({ database }: Reads, asked: Asked): Promise<BlogSite> {
  const { plan, blog, branch, blogUrl } = asked
  const { name, about } = await oneRow(database, planRow)`
    select name, about from contentplans where workspace_id = ${plan.workspaceId} and id = ${plan.id}
  `
  const hubs = await listHubs({ database }, asked)
  return {
    name,
    description: shorten(about),
    language: plan.language,
    address: branchAddress(blog, { branch, blogUrl }),
    settings: { ...blog.settings, navlinks: listNavlinks(blog.settings) },
    isStaging: branch === 'staging',
    indexKey: branch === 'main' ? indexKeyOf(blog) : null,
    articles: await listArticles({ database }, asked),
    hubs,
  }
}

/** The beginning of a text in whole words. */
function shorten(text: string): string {
  const [line = ''] = text
    .trim()
    .slice(0, LONGEST_DESCRIPTION * 10)
    .split('\n')
  if (line.length <= LONGEST_DESCRIPTION) return line
  const start = line.slice(0, LONGEST_DESCRIPTION)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1))} …`
}

const hubRow = z.object({ id: z.number(), name: z.string(), description: z.string() })

/** The hubs that articles of the branch are in, by their names of today, or, when deleted, by those of then. */
async function listHubs({ database }: Reads, { plan, branch }: Asked): Promise<BlogHub[]> {
  return nameHubs(
    await listRows(database, hubRow)`
      select b.hub_id as id, coalesce(min(t.name), min(b.hub_name), '') as name,
        coalesce(min(t.description), '') as description
      from blog_articles b
      left join topics t on t.workspace_id = b.workspace_id and t.contentplan_id = b.contentplan_id and t.id = b.hub_id
      where b.workspace_id = ${plan.workspaceId} and b.contentplan_id = ${plan.id} and b.branch = ${branch}
        and b.hub_id is not null
      group by b.hub_id order by name, id
    `,
  )
}

const articleRow = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  canonical: z.string().nullable(),
  hubId: z.number().nullable(),
  author: z.string(),
  image: z.object({ url: z.string(), alt: z.string() }).nullable(),
  words: z.number(),
  publishedAt: z.date(),
  updatedAt: z.date(),
  jsonLd: z.string(),
  linksTo: z.array(z.number()),
  version: z.string(),
})

async function listArticles({ database }: Reads, { plan, branch }: Asked): Promise<BlogArticle[]> {
  const rows = await listRows(database, articleRow)`
    select article_id as id, slug, title, summary, meta_title as "metaTitle", meta_description as "metaDescription",
      hub_id as "hubId", author, image, words, published_at as "publishedAt", updated_at as "updatedAt",
      canonical, json_ld as "jsonLd", links_to as "linksTo", version
    from blog_articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and branch = ${branch}
    order by published_at desc, article_id
  `
  const known = new Set(rows.map(({ id }) => id))
  return rows.map((row) => ({
    ...row,
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    linksTo: [...new Set(row.linksTo.filter((id) => known.has(id)))],
  }))
}
