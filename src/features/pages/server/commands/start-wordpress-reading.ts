import { sql } from 'kysely'
import { z } from 'zod'
import { NO_WORDPRESS, WORDPRESS_READING, wordpressReadingKey } from '#features/connections/rules.ts'
import { setDomain, type Plan } from '#features/contentplans/server/index.ts'
import { NotConnected } from '#platform/errors.ts'
import type { MemberContext, Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { startPipeline, type StartContext, type Started } from '#platform/server/jobs/start-pipeline.ts'
import { readWordpress } from '../jobs/read-wordpress.ts'

/**
 * Starts a reading of the pages of a plan's WordPress; returns the active one if there is one. A plan without a website
 * gets that of its WordPress. Throws NotConnected without a WordPress.
 */
export async function startWordpressReading(ctx: MemberContext, { plan }: { plan: Plan }): Promise<Started> {
  const host = await findHost(ctx, plan)
  if (host === null) throw new NotConnected(NO_WORDPRESS)
  if (plan.domain === null) await setDomain(ctx, { plan, domain: host })
  return startPipeline(ctx, readWordpress, { contentplanId: plan.id })
}

const HOURS_BETWEEN = 20

/** Starts a reading of the pages of a connected WordPress unless one was started within the last 20 hours. */
export async function startDueReading(ctx: StartContext, { plan }: { plan: Plan }): Promise<void> {
  if (plan.domain === null || (await findHost(ctx, plan)) === null) return
  const { rows } = await sql`
    select from runs where workspace_id = ${plan.workspaceId} and name = ${WORDPRESS_READING}
      and key = ${wordpressReadingKey(plan.id)} and created_at > now() - make_interval(hours => ${HOURS_BETWEEN})
  `.execute(ctx.database)
  if (rows.length === 0) await startPipeline(ctx, readWordpress, { contentplanId: plan.id })
}

const hostRow = z.object({ host: z.string().nullable() })

async function findHost({ database }: Reads, plan: Plan): Promise<string | null> {
  const found = await findRow(database, hostRow)`
    select host from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'wp-plugin' and site_url is not null
  `
  return found?.host ?? null
}
