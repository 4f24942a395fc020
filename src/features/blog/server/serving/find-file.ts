import { sql } from 'kysely'
import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow, listRows, oneRow } from '#platform/server/database/rows.ts'
import type { Database } from '#platform/server/database/database.ts'
import { IMAGES, type Branch } from '../../rules.ts'
import type { FileCache } from './file-cache.ts'
import { listCandidates, readPlan, withinBase, type BlogPath } from './read-address.ts'

/** A file of a blog, or its page for addresses that do not exist. */
export interface FoundFile {
  branch: Branch
  /** Within the branch. */
  path: string
  type: string
  /** Names the content. */
  etag: string
  body: Buffer
  hasAnalytics: boolean
}

type Answer =
  | ({ kind: 'file' | 'missing' } & FoundFile)
  /** The address without its last slash. */
  | { kind: 'folder' }
  | { kind: 'nothing' }

interface Asked {
  /** The host that the request names; null when it is this installation's own one. */
  host: string | null
  path: BlogPath
  cache: FileCache
}

/** Finds what a request asks for, in one transaction in which only the workspace of that blog is open. */
export async function findFile(database: Database, { host, path, cache }: Asked): Promise<Answer> {
  return database.transaction().execute(async (open) => {
    const shown =
      (host === null ? null : await enterByHost(open, { host, path })) ?? (await enterByPlan(open, path))
    return shown === null ? { kind: 'nothing' } : answerFrom({ database: open }, { ...shown, cache })
  })
}

interface Shown {
  plan: { id: number; workspaceId: number }
  branch: Branch
  /** Within the blog; null for a path that cannot be in it. */
  path: BlogPath | null
}

const enteredRow = z.object({
  workspaceId: z.number().nullable(),
  id: z.number().nullable(),
  isStaging: z.boolean().nullable(),
})

async function enterByHost(
  database: Reads['database'],
  { host, path }: { host: string; path: BlogPath },
): Promise<Shown | null> {
  const { workspaceId, id } = await oneRow(database, enteredRow)`
    select workspace as "workspaceId", contentplan as id, is_staging as "isStaging"
    from walls.enter_blog(null, ${host}, '')
  `
  if (workspaceId === null || id === null) return null
  const { base } = await oneRow(database, baseRow)`
    select coalesce(settings ->> 'base', '') as base from blogs
    where workspace_id = ${workspaceId} and contentplan_id = ${id}
  `
  return { plan: { id, workspaceId }, branch: 'main', path: withinBase(path, base) }
}

const baseRow = z.object({ base: z.string() })

async function enterByPlan(database: Reads['database'], path: BlogPath): Promise<Shown | null> {
  const named = readPlan(path)
  if (named === null) return null
  const { workspaceId, id, isStaging } = await oneRow(database, enteredRow)`
    select workspace as "workspaceId", contentplan as id, is_staging as "isStaging"
    from walls.enter_blog(${named.id}, null, ${named.key})
  `
  if (workspaceId === null || id === null) return null
  const depth = isStaging === true ? 2 : 1
  const isFolder = path.isFolder && path.parts.length >= depth
  return {
    plan: { id, workspaceId },
    branch: isStaging === true ? 'staging' : 'main',
    path: { parts: path.parts.slice(depth), isFolder },
  }
}

const fileRow = z.object({ path: z.string(), type: z.string(), etag: z.string(), hasAnalytics: z.boolean() })

async function answerFrom(
  { database }: Reads,
  { plan, branch, path, cache }: Shown & { cache: FileCache },
): Promise<Answer> {
  const candidates = path === null ? [] : listCandidates(path)
  const files = await listRows(database, fileRow)`
    with wanted as (
      select path, type, etag from blog_files
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and branch = ${branch}
        and path = any (${[...candidates, NOT_FOUND]}::text[])
      union all
      select ${`${IMAGES}/`} || name, type, name from blog_images
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
        and name = ${imageNameOf(candidates[0])}
    )
    select path, type, etag, coalesce(b.settings ->> 'ga_code', '') <> '' as "hasAnalytics"
    from wanted join blogs b on b.workspace_id = ${plan.workspaceId} and b.contentplan_id = ${plan.id}
  `
  const found = candidates.flatMap((name) => files.find((file) => file.path === name) ?? [])[0]
  if (found !== undefined && path?.isFolder === false && found.path !== path.parts.join('/'))
    return { kind: 'folder' }
  const shown = found ?? files.find((file) => file.path === NOT_FOUND)
  if (shown === undefined) return { kind: 'nothing' }
  const body = await cache.read(shown.etag, () => readBody({ database }, { plan, branch, ...shown }))
  return { kind: found === undefined ? 'missing' : 'file', branch, ...shown, body }
}

const NOT_FOUND = '404.html'

function imageNameOf(path: string | undefined): string {
  return path?.startsWith(`${IMAGES}/`) === true ? path.slice(IMAGES.length + 1) : ''
}

const bodyRow = z.object({ body: z.instanceof(Buffer) })

async function readBody(
  { database }: Reads,
  { plan, branch, path, etag }: Pick<Shown, 'plan' | 'branch'> & { path: string; etag: string },
): Promise<Buffer> {
  const ofPlan = sql`workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}`
  const row = path.startsWith(`${IMAGES}/`)
    ? await findRow(
        database,
        bodyRow,
      )`select bytes as body from blog_images where ${ofPlan} and name = ${etag}`
    : await findRow(database, bodyRow)`
        select body from blog_files where ${ofPlan} and branch = ${branch} and path = ${path}
      `
  return row?.body ?? Buffer.alloc(0)
}
