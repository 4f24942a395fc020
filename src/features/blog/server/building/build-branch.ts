import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { Branch } from '../../rules.ts'
import { planSite, type PlannedPage } from '../../site/index.ts'
import type { Blog } from '../queries/find-blog.ts'
import { readSite } from './read-site.ts'

/** Pages that are written by one statement, so that few bodies are in memory at a time. */
const PAGES_AT_ONCE = 200

export interface Built {
  articles: number
  /** Files that were written, and that were deleted. */
  written: number
  deleted: number
}

interface Building {
  plan: Plan
  blog: Blog
  branch: Branch
  blogUrl: string
}

/**
 * Brings the files of a branch up to its articles, settings and hubs: writes those that are made of something else now,
 * and deletes those that are not part of it any more. The blog must be locked in this transaction.
 */
export async function buildBranch(ctx: Reads, { plan, blog, branch, blogUrl }: Building): Promise<Built> {
  const site = await readSite(ctx, { plan, blog, branch, blogUrl })
  const pages = planSite(site)
  requireDistinct(pages)
  const place = { plan, branch }
  const kept = new Map((await listFiles(ctx, place)).map(({ path, fingerprint }) => [path, fingerprint]))
  // The fingerprints are long texts of the generator; their hashes are compared.
  const hashed = pages.map((page) => ({ page, fingerprint: hash(page.fingerprint) }))
  const changed = hashed.filter(({ page, fingerprint }) => kept.get(page.path) !== fingerprint)
  for (let at = 0; at < changed.length; at += PAGES_AT_ONCE)
    await writeFiles(ctx, { ...place, pages: changed.slice(at, at + PAGES_AT_ONCE) })
  const paths = new Set(pages.map(({ path }) => path))
  const gone = [...kept.keys()].filter((path) => !paths.has(path))
  await sql`
    delete from blog_files
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and branch = ${branch}
      and path = any (${gone}::text[])
  `.execute(ctx.database)
  await sql`
    update blogs set ${sql.ref(`${branch}_built_at`)} = clock_timestamp()
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `.execute(ctx.database)
  return { articles: site.articles.length, written: changed.length, deleted: gone.length }
}

function requireDistinct(pages: readonly PlannedPage[]): void {
  const seen = new Set<string>()
  for (const { path } of pages) {
    if (seen.has(path))
      throw new Conflict(`Two pages of the blog have the address ${path}. Rename one of them.`)
    seen.add(path)
  }
}

const fileRow = z.object({ path: z.string(), fingerprint: z.string() })

interface Place {
  plan: Plan
  branch: Branch
}

async function listFiles({ database }: Reads, { plan, branch }: Place): Promise<z.infer<typeof fileRow>[]> {
  return listRows(database, fileRow)`
    select path, fingerprint from blog_files
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and branch = ${branch}
  `
}

const bodyRow = z.object({ id: z.number(), html: z.string() })

async function writeFiles(
  { database }: Reads,
  { plan, branch, pages }: Place & { pages: readonly { page: PlannedPage; fingerprint: string }[] },
): Promise<void> {
  const ids = pages.flatMap(({ page: { articleId } }) => articleId ?? [])
  const bodies = await listRows(database, bodyRow)`
    select article_id as id, html from blog_articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and branch = ${branch}
      and article_id = any (${ids}::integer[])
  `
  const htmlOf = new Map(bodies.map(({ id, html }) => [id, html]))
  const files = pages.map(({ page, fingerprint }) => {
    const text = page.write(page.articleId === null ? '' : (htmlOf.get(page.articleId) ?? ''))
    return { path: page.path, type: page.type, text, fingerprint, etag: hash(text) }
  })
  const of = (name: 'path' | 'type' | 'text' | 'fingerprint' | 'etag') => files.map((file) => file[name])
  await sql`
    insert into blog_files (workspace_id, contentplan_id, branch, path, type, body, fingerprint, etag)
    select ${plan.workspaceId}, ${plan.id}, ${branch}, path, type, convert_to(text, 'UTF8'), fingerprint, etag
    from unnest(${of('path')}::text[], ${of('type')}::text[], ${of('text')}::text[], ${of('fingerprint')}::text[],
      ${of('etag')}::text[]) as file (path, type, text, fingerprint, etag)
    on conflict (contentplan_id, branch, path) do update set type = excluded.type, body = excluded.body,
      fingerprint = excluded.fingerprint, etag = excluded.etag
  `.execute(database)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27)
}
