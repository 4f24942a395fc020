import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { blogSettings } from '../../contract.ts'

const blogRow = z.object({ settings: z.unknown(), stagingKey: z.string() })

/** The blog of a plan. */
export interface Blog {
  contentplanId: number
  settings: z.infer<typeof blogSettings>
  stagingKey: string
}

/** The key of a blog at search engines. It can be read by everybody; the one of staging cannot be found from it. */
export function indexKeyOf({ stagingKey }: Blog): string {
  return createHash('sha256').update(`index ${stagingKey}`).digest('hex').slice(0, 32)
}

/** The blog of a plan; null when it has none. */
export async function findBlog({ database }: Reads, { plan }: { plan: Plan }): Promise<Blog | null> {
  return readBlog(
    plan,
    await findRow(database, blogRow)`
      select settings, staging_key as "stagingKey" from blogs
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    `,
  )
}

/** The same, and until the transaction ends no other one changes the articles or the pages of the blog. */
export async function lockBlog({ database }: Reads, { plan }: { plan: Plan }): Promise<Blog | null> {
  return readBlog(
    plan,
    await findRow(database, blogRow)`
      select settings, staging_key as "stagingKey" from blogs
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} for no key update
    `,
  )
}

/** Whether a plan has a blog. */
export async function hasBlog(ctx: Reads, { plan }: { plan: Plan }): Promise<boolean> {
  return (await findBlog(ctx, { plan })) !== null
}

function readBlog(plan: Plan, row: z.infer<typeof blogRow> | null): Blog | null {
  if (row === null) return null
  return { contentplanId: plan.id, stagingKey: row.stagingKey, settings: blogSettings.parse(row.settings) }
}
