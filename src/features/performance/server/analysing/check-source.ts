import { z } from 'zod'
import { findCountry } from '#features/contentplans/markets/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'

const EVERYWHERE = 'all'

interface Source {
  hasProperty: boolean
  /** Code of the country whose searches were imported, or `all`. */
  country: string
}

const sourceRow = z.object({ property: z.string().nullable(), country: z.string().nullable() })

/** Whether a plan has a Search Console property, and the country of its imported data. */
export async function readSource({ database }: Reads, { plan }: { plan: Plan }): Promise<Source> {
  const { property, country } = await oneRow(database, sourceRow)`
    select g.gsc_property as property, f.country
    from contentplans p
    left join integrations g on g.contentplan_id = p.id and g.type = 'gsc'
    left join search_filters f on f.workspace_id = p.workspace_id and f.id = ${plan.searchFilterId ?? 0}
    where p.workspace_id = ${plan.workspaceId} and p.id = ${plan.id}
  `
  return { hasProperty: property !== null, country: readCountry(country ?? '') }
}

/** Throws Invalid for an unknown country, and for one that was not imported: facts are not stored by country. */
export function requireCountry(asked: string, { country }: Source): void {
  const wanted = readCountry(asked)
  if (wanted === EVERYWHERE || wanted === country) return
  if (findCountry(wanted) === null)
    throw new Invalid(
      `country: ${JSON.stringify(asked)} is no country; write three letters such as USA, or all.`,
    )
  const there = country === EVERYWHERE ? 'all countries together' : `${country} alone`
  throw new Invalid(
    `country: the search data of this plan are of ${there}. To see ${wanted}, choose it in the Search Console settings, which imports it; or ask for all.`,
  )
}

function readCountry(text: string): string {
  const code = text.trim().toUpperCase()
  return code === '' || code === 'ALL' ? EVERYWHERE : code
}
