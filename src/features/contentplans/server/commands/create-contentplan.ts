import { z } from 'zod'
import { recordAudit, type Workspace } from '#features/workspaces/server/index.ts'
import { LimitReached } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { CONTENTPLAN_TYPES } from '../../contract.ts'
import { countUnusedPlans } from '../../rules.ts'
import { parseCountry, parseLanguage } from './parse-market.ts'
import { parseWebsite } from './parse-website.ts'
import { oneRow } from '#platform/server/database/rows.ts'

interface NewContentplan {
  workspace: Workspace
  name: string
  country: string
  language: string
  type: (typeof CONTENTPLAN_TYPES)[number]
  website?: string | undefined
  keywordLimit: number
}

const createdPlan = z.object({ contentplanId: z.number() })

/** Creates a plan. Throws LimitReached when the workspace has no unused plan left. */
export async function createContentplan(
  ctx: MemberContext,
  { workspace, name, country, language, type, website, keywordLimit }: NewContentplan,
): Promise<{ contentplanId: number }> {
  const { seoCode } = parseCountry(country)
  parseLanguage(language)
  const domain = website === undefined ? null : parseWebsite(website)
  if (countUnusedPlans(await countPlans(ctx, workspace)) <= 0)
    throw new LimitReached('This workspace has no unused content plan left.')
  const { contentplanId } = await oneRow(ctx.database, createdPlan)`
    insert into contentplans (workspace_id, name, domain, country, country_crawl, language, type, keyword_limit)
    values (${workspace.id}, ${name}, ${domain}, ${country}, ${seoCode}, ${language}, ${type}, ${keywordLimit})
    returning id as "contentplanId"
  `
  await recordAudit(ctx, {
    workspaceId: workspace.id,
    action: 'contentplan created',
    subjectId: contentplanId,
    details: { name },
  })
  return { contentplanId }
}

const planCount = z.object({ plans: z.number() })

const paidRow = z.object({ paidPlans: z.number() })

/** Locks the workspace, so that only one of two requests gets the last unused plan. */
async function countPlans({ database }: MemberContext, { id }: Workspace) {
  const paid = await oneRow(database, paidRow)`
    select paid_plans as "paidPlans" from workspaces where id = ${id} for update
  `
  const used = await oneRow(database, planCount)`
    select count(*)::int as plans from contentplans where workspace_id = ${id}
  `
  return { ...paid, ...used }
}
