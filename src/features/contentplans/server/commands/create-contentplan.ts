import { sql } from 'kysely'
import { recordAudit, type Workspace } from '#features/workspaces/server/index.ts'
import { LimitReached } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { CONTENTPLAN_TYPES } from '../../contract.ts'
import { countUnusedPlans } from '../../rules.ts'
import { parseCountry, parseLanguage } from './parse-market.ts'
import { parseWebsite } from './parse-website.ts'

export interface NewContentplan {
  workspace: Workspace
  name: string
  country: string
  language: string
  type: (typeof CONTENTPLAN_TYPES)[number]
  website?: string | undefined
  keywordLimit: number
}

/** Creates a plan while the workspace has an unused slot. */
export async function createContentplan(
  ctx: MemberContext,
  { workspace, name, country, language, type, website, keywordLimit }: NewContentplan,
): Promise<{ contentplanId: number }> {
  const { seoCode } = parseCountry(country)
  parseLanguage(language)
  const domain = website === undefined ? null : parseWebsite(website)
  if (countUnusedPlans(await countPlans(ctx, workspace)) <= 0)
    throw new LimitReached('This workspace has no unused content plan left.')
  const { rows } = await sql<{ contentplanId: number }>`
    insert into contentplans (workspace_id, name, domain, country, country_crawl, language, type, keyword_limit)
    values (${workspace.id}, ${name}, ${domain}, ${country}, ${seoCode}, ${language}, ${type}, ${keywordLimit})
    returning id as "contentplanId"
  `.execute(ctx.database)
  const [{ contentplanId }] = rows
  await recordAudit(ctx, {
    workspaceId: workspace.id,
    action: 'contentplan created',
    subjectId: contentplanId,
    details: { name },
  })
  return rows[0]
}

/** Locks the workspace: of two that want the last slot one gets it. */
async function countPlans({ database }: MemberContext, { id }: Workspace) {
  const { rows: workspaces } = await sql<{ paidPlans: number }>`
    select paid_plans as "paidPlans" from workspaces where id = ${id} for update
  `.execute(database)
  const { rows: plans } = await sql<{ plans: number }>`
    select count(*)::int as plans from contentplans where workspace_id = ${id}
  `.execute(database)
  return { ...workspaces[0], ...plans[0] }
}
