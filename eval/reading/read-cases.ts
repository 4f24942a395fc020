import type { Case } from './case.ts'
import { readFrozenCases } from './read-frozen-cases.ts'
import { hasSavedPages, readSavedPages } from './read-saved-pages.ts'

/** The cases of a folder: frozen ones, or one made of the pages that are saved in it. */
export async function readCases(folder: string): Promise<Case[]> {
  const cases = hasSavedPages(folder) ? [await readSavedPages(folder)] : readFrozenCases(folder)
  if (cases.length === 0) throw new Error(`There are neither cases nor saved pages in ${folder}.`)
  return cases
}
