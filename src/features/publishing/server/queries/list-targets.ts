import { z } from 'zod'
import { hasBlog } from '#features/blog/server/index.ts'
import { NOTION_NOT_CONNECTED } from '#features/connections/rules.ts'
import { INTEGRATION_OF_CMS } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotConnected } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import type { publishTargets } from '../../contract.ts'
import { findPlatform, NO_CMS, NO_NOTION_PAGE, PUBLISH_PLATFORMS } from '../../rules.ts'
import type { OfTarget } from '../targets/target.ts'

const integrationRow = z.object({ type: z.string(), hasPage: z.boolean(), pageTitle: z.string() })
const chosenRow = z.object({ cms: z.string().nullable() })

/** The systems that a plan is connected to, and its own choice among them; without a choice the autoblog (G-17). */
export async function listTargets(
  ctx: Reads,
  { plan }: { plan: Plan },
): Promise<z.infer<typeof publishTargets>> {
  const rows = await listRows(ctx.database, integrationRow)`
    select type, notion_page_id is not null as "hasPage", coalesce(notion_page_title, '') as "pageTitle"
    from integrations where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
  const { cms } = await oneRow(ctx.database, chosenRow)`
    select main_cms_integration as cms from contentplans where workspace_id = ${plan.workspaceId} and id = ${plan.id}
  `
  const blog = await hasBlog(ctx, { plan })
  const types = new Set(rows.map(({ type }) => type))
  const platforms = PUBLISH_PLATFORMS.filter((one) =>
    one === 'autoblog' ? blog : types.has(INTEGRATION_OF_CMS[one]),
  )
  const chosen = cms === null && blog ? 'autoblog' : findPlatform(cms ?? '')
  return {
    platforms,
    main: platforms.find((one) => one === chosen) ?? null,
    is_notion: cms === 'notion',
    notion: describeNotion(rows.find(({ type }) => type === 'notion')),
  }
}

function describeNotion(row: z.infer<typeof integrationRow> | undefined) {
  return row === undefined ? null : { page_title: row.hasPage ? row.pageTitle : null }
}

/** Throws NotConnected when a plan is not connected to the system. */
export async function requireTarget(ctx: Reads, { plan, platform }: OfTarget): Promise<void> {
  const { platforms, notion } = await listTargets(ctx, { plan })
  if (platform === 'notion') {
    if (notion === null) throw new NotConnected(NOTION_NOT_CONNECTED)
    if (notion.page_title === null) throw new NotConnected(NO_NOTION_PAGE)
    return
  }
  if (!platforms.includes(platform)) throw new NotConnected(NO_CMS)
}
