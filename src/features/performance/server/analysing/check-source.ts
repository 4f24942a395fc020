import { z } from 'zod'
import { findCountry } from '#features/contentplans/markets/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'

const EVERYWHERE = 'all'
const importSource = z.object({ country: z.string().nullish() })

interface Source {
  hasProperty: boolean
  /** Code of the country whose searches were imported, or `all`. */
  country: string
}

const sourceRow = z.object({ property: z.string().nullable(), source: z.string().nullable() })

/** Whether a plan has a Search Console property, and the country of its imported data. */
export async function readSource({ database }: Reads, { plan }: { plan: Plan }): Promise<Source> {
  const { property, source } = await oneRow(database, sourceRow)`
    select g.gsc_property as property, i.source
    from contentplans p
    left join integrations g on g.contentplan_id = p.id and g.type = 'gsc'
    left join search_imports i on i.contentplan_id = p.id
    where p.workspace_id = ${plan.workspaceId} and p.id = ${plan.id}
  `
  const { country } = source === null ? {} : importSource.parse(JSON.parse(source))
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
    `country: the search data of this plan are of ${there}. To see ${wanted}, choose it in the Search Console settings, which imports them anew; or ask for all.`,
  )
}

function readCountry(text: string): string {
  const code = text.trim().toUpperCase()
  return code === '' || code === 'ALL' ? EVERYWHERE : code
}
