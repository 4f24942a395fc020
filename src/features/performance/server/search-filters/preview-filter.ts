import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { readPattern } from '#platform/server/database/patterns.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'
import type { filterPreview } from '../../contract.ts'
import type { TextFilter } from '../facts/filters.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import { windowsUntil } from '../measuring/windows.ts'

interface Patterns {
  urlInclude: string
  urlExclude: string
}

/**
 * What is wrong with the expressions of a filter, else how many pages they leave: of those that the property in use had
 * without any expression, because other stored days lack the pages that are not chosen now.
 */
export async function previewFilter(
  ctx: Reads,
  facts: FactsStore,
  { plan, urlInclude, urlExclude }: Patterns & { plan: Plan },
): Promise<z.infer<typeof filterPreview>> {
  const problems = { urlInclude: explain(urlInclude), urlExclude: explain(urlExclude) }
  if (problems.urlInclude !== null || problems.urlExclude !== null) return { problems, pages: null }
  const filter = await findWholeFilter(ctx, plan)
  const whole = { ...plan, searchFilterId: filter?.id ?? null }
  const imported = await facts.findImported(ctx, { plan: whole, grain: 'page' })
  if (imported === null) return { problems, pages: null }
  const conditions: NonNullable<TextFilter['conditions']> = [
    ...(urlInclude === '' ? [] : [{ kind: 'matches' as const, text: urlInclude }]),
    ...(urlExclude === '' ? [] : [{ kind: 'does not match' as const, text: urlExclude }]),
  ]
  const { last: range } = windowsUntil(imported.last)
  return { problems, pages: await facts.countPagesLeft(ctx, { plan: whole, range, pages: { conditions } }) }
}

async function findWholeFilter({ database }: Reads, plan: Plan): Promise<{ id: number } | null> {
  return findRow(database, idRow)`
    select f.id from search_filters f
    join search_filters used on used.workspace_id = f.workspace_id and used.id = ${plan.searchFilterId ?? 0}
    where f.workspace_id = ${plan.workspaceId} and f.contentplan_id = ${plan.id}
      and f.property is not distinct from used.property and f.url_include is null and f.url_exclude is null
    order by f.country is not distinct from used.country desc, f.used_at desc limit 1
  `
}

function explain(text: string): string | null {
  if (text === '') return null
  try {
    readPattern(text)
    return null
  } catch (error) {
    if (error instanceof Invalid) return error.message
    throw error
  }
}
