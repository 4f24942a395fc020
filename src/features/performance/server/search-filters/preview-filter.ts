import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { readPattern } from '#platform/server/database/patterns.ts'
import type { filterPreview } from '../../contract.ts'
import type { TextFilter } from '../facts/filters.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import { windowsUntil } from '../measuring/windows.ts'

interface Patterns {
  urlInclude: string
  urlExclude: string
}

/** What is wrong with the expressions of a filter, else how many of the pages that are known they leave. */
export async function previewFilter(
  ctx: Reads,
  facts: FactsStore,
  { plan, urlInclude, urlExclude }: Patterns & { plan: Plan },
): Promise<z.infer<typeof filterPreview>> {
  const problems = { urlInclude: explain(urlInclude), urlExclude: explain(urlExclude) }
  if (problems.urlInclude !== null || problems.urlExclude !== null) return { problems, pages: null }
  const imported = await facts.findImported(ctx, { plan, grain: 'page' })
  if (imported === null) return { problems, pages: null }
  const conditions: NonNullable<TextFilter['conditions']> = [
    ...(urlInclude === '' ? [] : [{ kind: 'matches' as const, text: urlInclude }]),
    ...(urlExclude === '' ? [] : [{ kind: 'does not match' as const, text: urlExclude }]),
  ]
  const { last: range } = windowsUntil(imported.last)
  return { problems, pages: await facts.countPagesLeft(ctx, { plan, range, pages: { conditions } }) }
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
