import { z } from 'zod'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'

/** The context of a member, or of a caller with the sharing key of a cluster. */
export type InWorkspace = Pick<MemberContext, 'database' | 'workspaceId'>

export interface Cluster {
  plan: Plan
  articleId: number
  /** The page that it is matched with. */
  pageId: number | null
}

const clusterRow = z.object({ contentplanId: z.number(), pageId: z.number().nullable() })

/** A cluster of the open workspace; throws NotFound for any other. */
export async function openCluster(ctx: InWorkspace, articleId: number): Promise<Cluster> {
  const found = await findRow(ctx.database, clusterRow)`
    select contentplan_id as "contentplanId", page_id as "pageId" from articles
    where workspace_id = ${ctx.workspaceId} and id = ${articleId}
  `
  if (found === null) throw new NotFound('There is nothing under this id.')
  return { plan: await openPlan(ctx, found.contentplanId), articleId, pageId: found.pageId }
}
