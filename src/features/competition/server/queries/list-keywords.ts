import { sql } from 'kysely'
import type { z } from 'zod'
import { NotFound } from '#platform/errors.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { competingKeyword } from '../../contract.ts'
import { listFirst } from './describe-competing.ts'
import { openCluster, type InWorkspace } from './open-cluster.ts'

/** The keywords of another cluster of the plan (D-28), with what the page of a cluster gets for them. */
export async function listKeywords(
  ctx: InWorkspace,
  { articleId, otherId }: { articleId: number; otherId: number },
): Promise<z.infer<typeof competingKeyword>[]> {
  const cluster = await openCluster(ctx, articleId)
  const other = await openCluster(ctx, otherId)
  if (other.plan.id !== cluster.plan.id) throw new NotFound('There is nothing under this id.')
  return listRows(ctx.database, competingKeyword)`${listFirst(cluster, sql`k.article_id = ${otherId}`)}`
}
