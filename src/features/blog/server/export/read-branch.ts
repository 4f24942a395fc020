import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotConnected, NotFound, Temporary } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { exactTime } from '#platform/server/database/iso-time.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'
import type { ZippedFile } from '#platform/server/write-zip.ts'
import { IMAGES, NO_BLOG, type Branch } from '../../rules.ts'

const FILES_AT_ONCE = 50
const CHANGED = 'The blog was built again meanwhile. Please try again.'

/** Runs work in a transaction of its own, in which the workspace of the plan is open. */
type InPlan = <Result>(work: (ctx: Reads, plan: Plan) => Promise<Result>) => Promise<Result>

/**
 * The files of a branch and its images, some at a time. Throws Temporary when the branch is built again before the last
 * one was read, so that files of two states are never mixed.
 */
export async function* readBranch(
  inPlan: InPlan,
  { branch }: { branch: Branch },
): AsyncGenerator<ZippedFile> {
  const state = await inPlan((ctx, plan) => requireBuilt(ctx, { plan, branch }))
  for (const list of [listFiles, listImages]) {
    let after = ''
    for (;;) {
      const files = await inPlan(async (ctx, plan) => {
        if ((await requireBuilt(ctx, { plan, branch })) !== state) throw new Temporary(CHANGED)
        return list(ctx, { plan, branch, after })
      })
      yield* files
      const last = files.at(-1)
      if (last === undefined) break
      after = last.path
    }
  }
}

const builtRow = z.object({ builtAt: z.string().nullable() })

/** Throws NotConnected without a blog, and NotFound when the branch was never built. */
export async function requireBuilt(
  { database }: Reads,
  { plan, branch }: { plan: Plan; branch: Branch },
): Promise<string> {
  const row = await findRow(database, builtRow)`
    select ${exactTime(sql.ref(`${branch}_built_at`))} as "builtAt" from blogs
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
  if (row === null) throw new NotConnected(NO_BLOG)
  if (row.builtAt === null) throw new NotFound(`There are no pages yet. Update ${branch} first.`)
  return row.builtAt
}

interface Listing {
  plan: Plan
  branch: Branch
  /** The path of the last file that is known. */
  after: string
}

const fileRow = z.object({ path: z.string(), bytes: z.instanceof(Buffer) })

async function listFiles({ database }: Reads, { plan, branch, after }: Listing): Promise<ZippedFile[]> {
  return listRows(database, fileRow)`
    select path, body as bytes from blog_files
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and branch = ${branch} and path > ${after}
    order by path limit ${FILES_AT_ONCE}
  `
}

/** One at a time: an image may be large. */
async function listImages({ database }: Reads, { plan, after }: Listing): Promise<ZippedFile[]> {
  return listRows(database, fileRow)`
    select ${`${IMAGES}/`}::text || name as path, bytes from blog_images
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and name > ${after.slice(IMAGES.length + 1)}
    order by name limit 1
  `
}
