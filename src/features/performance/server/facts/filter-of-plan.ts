import type { FactsPlan } from './engine.ts'

/** No filter has this id: nothing is found under it. */
const NO_FILTER = 0

/** The filter to read; one without facts when the plan has none yet. */
export function filterToRead({ searchFilterId }: FactsPlan): number {
  return searchFilterId ?? NO_FILTER
}

/** The filter to write to. Throws when the plan has none: facts must belong to one. */
export function filterToWrite({ searchFilterId }: FactsPlan): number {
  if (searchFilterId === null)
    throw new Error('Search facts are written under a filter, and the plan has none.')
  return searchFilterId
}
