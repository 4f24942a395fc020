import { z } from 'zod'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { findCountry } from '../../markets/index.ts'
import { findRow } from '#platform/server/database/rows.ts'

/** Only openPlan makes a Plan: code that has one works in the workspace that the caller may enter. */
const plan = z
  .object({
    id: z.number(),
    workspaceId: z.number(),
    domain: z.string().nullable(),
    language: z.string(),
    keywordLimit: z.number(),
    minimumScore: z.number(),
    /** The filter whose search facts the plan reads; null before the first ones. */
    searchFilterId: z.number().nullable(),
    /** The search market of the plan's readers. */
    market: z.object({
      /** The number that search providers give the market. */
      location: z.string(),
      /** ISO 3166-1 alpha-2. */
      country: z.string(),
      language: z.string(),
      device: z.literal('desktop'),
    }),
  })
  .brand<'Plan'>()

export type Plan = z.infer<typeof plan>

const planRow = z.object({
  id: z.number(),
  workspaceId: z.number(),
  domain: z.string().nullable(),
  country: z.string(),
  location: z.string().nullable(),
  language: z.string(),
  keywordLimit: z.number(),
  minimumScore: z.number(),
  searchFilterId: z.number().nullable(),
})

/** Opens a plan of the workspace that is open in this transaction; throws NotFound for any other. */
export async function openPlan(
  { database, workspaceId }: Pick<MemberContext, 'database' | 'workspaceId'>,
  contentplanId: number,
): Promise<Plan> {
  const found = await findRow(database, planRow)`
    select p.id, p.workspace_id as "workspaceId", domain, country, country_crawl as location, language,
      keyword_limit as "keywordLimit", minimum_score as "minimumScore", i.filter_id as "searchFilterId"
    from contentplans p
    left join search_imports i on i.contentplan_id = p.id
    where p.id = ${contentplanId} and p.workspace_id = ${workspaceId}
  `
  if (found === null) throw new NotFound('There is nothing under this id.')
  const { location, language, ...row } = found
  const country = findCountry(row.country)
  const market = {
    location: location ?? country?.seoCode ?? '',
    country: country?.alpha2 ?? '',
    language,
    device: 'desktop',
  }
  return plan.parse({ ...row, language, market })
}
