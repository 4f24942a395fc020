import { sql, type RawBuilder } from 'kysely'
import { recordAudit } from '#features/workspaces/server/index.ts'
import { Explained, Invalid } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { STYLE_GUIDE_CHANGED } from '../../rules.ts'
import type { Plan } from '../queries/open-plan.ts'
import { parseLanguage, parseSearchMarket } from './parse-market.ts'
import { requireConnected } from './require-connected.ts'
import { parseWebsite } from './parse-website.ts'

/** A property that is undefined stays as it is. */
interface PlanChanges {
  name?: string | undefined
  website?: string | undefined
  country?: string | undefined
  country_crawl?: string | null | undefined
  language?: string | undefined
  minimum_score?: number | undefined
  about?: string | undefined
  style_guide?: string | undefined
  /** The style guide that the new one was made from. */
  style_guide_from?: string | undefined
  image_style_guide?: string | undefined
  image_source?: string | undefined
  main_cms_integration?: string | null | undefined
  translation_config?: string | null | undefined
}

const COLUMNS = [
  'name',
  'country',
  'country_crawl',
  'language',
  'minimum_score',
  'about',
  'style_guide',
  'image_style_guide',
  'image_source',
  'main_cms_integration',
  'translation_config',
] as const

/** A style guide was made from one that is no longer the newest. */
class StyleGuideChanged extends Explained {
  override name = 'StyleGuideChanged'
  override readonly status = 409
  override readonly code = STYLE_GUIDE_CHANGED

  constructor() {
    super('Somebody else has changed the style guide meanwhile.')
  }
}

/** Changes the given properties of a plan, in one statement. Throws StyleGuideChanged. */
export async function updateContentplan(
  ctx: Writes,
  { plan, changes }: { plan: Plan; changes: PlanChanges },
): Promise<void> {
  requireJson(changes.translation_config)
  await requireConnected(ctx, { plan, cms: changes.main_cms_integration })
  if (changes.language !== undefined) parseLanguage(changes.language)
  const domain = changes.website === undefined ? undefined : parseWebsite(changes.website)
  const wanted = { ...changes, ...readMarket(changes) }
  const columns = COLUMNS.map((column) => ({ column, value: wanted[column] }))
  const changed = [...columns, { column: 'domain', value: domain }].filter(({ value }) => value !== undefined)
  if (changed.length === 0) return
  const assignments = changed.map(
    ({ column, value }): RawBuilder<unknown> => sql`${sql.ref(column)} = ${value}`,
  )
  const { style_guide: guide, style_guide_from: from } = changes
  const isNewest =
    guide === undefined || from === undefined ? sql`true` : sql`style_guide in (${from}, ${guide})`
  const { numAffectedRows } = await sql`
    update contentplans set ${sql.join(assignments)} where id = ${plan.id} and ${isNewest}
  `.execute(ctx.database)
  if (numAffectedRows === 0n) throw new StyleGuideChanged()
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'contentplan changed',
    subjectId: plan.id,
    details: { fields: changed.map(({ column }) => column) },
  })
}

/** The country of a plan and the number of its search market say the same, whichever of the two is changed. */
function readMarket({ country, country_crawl: location }: PlanChanges): PlanChanges {
  if (country === undefined && location === undefined) return {}
  const market = parseSearchMarket({ country, location: location ?? undefined })
  return market === null ? {} : { country: market.code, country_crawl: market.seoCode }
}

function requireJson(config: string | null | undefined): void {
  if (config === null || config === undefined) return
  try {
    JSON.parse(config)
  } catch {
    throw new Invalid('translation_config: this is no JSON.')
  }
}
