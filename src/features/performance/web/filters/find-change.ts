import type { z } from 'zod'
import type { searchFilters } from '../../contract.ts'
import type { PropertyChoice } from '../use-save-property.ts'

type SearchFilters = z.infer<typeof searchFilters>
export type SearchFilter = SearchFilters['filters'][number]

/** What saving other settings does to the days that a plan shows. */
export type Change =
  /** The same settings, or there is nothing yet that would not be shown any more. */
  | { is: 'harmless' }
  /** Settings that have days already. */
  | { is: 'back'; days: number }
  /** Other settings, under which nothing is stored. */
  | { is: 'new'; before: SearchFilter; toRead: number }

export function findChange({ filters, available }: SearchFilters, choice: PropertyChoice): Change {
  const before = filters.find((one) => one.is_used)
  // The first property takes over the days from files.
  if (before === undefined || before.property === null || isOf(before, choice)) return { is: 'harmless' }
  const known = filters.find((one) => one.is_sandbox === before.is_sandbox && isOf(one, choice))
  if (known !== undefined && known.days > 0) return { is: 'back', days: known.days }
  if (before.days === 0) return { is: 'harmless' }
  return { is: 'new', before, toRead: available.days }
}

function isOf(filter: SearchFilter, { property, country, urlInclude, urlExclude }: PropertyChoice): boolean {
  return (
    filter.property === property &&
    (filter.country ?? '') === (country ?? '').trim() &&
    (filter.url_include ?? '') === (urlInclude ?? '').trim() &&
    (filter.url_exclude ?? '') === (urlExclude ?? '').trim()
  )
}
