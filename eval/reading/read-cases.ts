import { statSync } from 'node:fs'
import type { Case } from './case.ts'
import { readFrozenCases } from './read-frozen-cases.ts'
import { listSavedPages, readSavedPages } from './read-saved-pages.ts'

interface Reading {
  folder: string
  /** Names of the cases that are wanted; all by default. */
  only?: readonly string[] | undefined
  /** Is told which pages are left out, and why. */
  mutter: (line: string) => void
}

/** The cases of a folder: frozen ones, or one made of the pages that are saved in it. */
export async function readCases({ folder, only, mutter }: Reading): Promise<Case[]> {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`There is no folder ${folder}.`)
  const hasPages = listSavedPages(folder).length > 0
  const cases = hasPages ? [await readSavedPages(folder, mutter)] : readFrozenCases(folder)
  if (cases.length === 0) throw new Error(`There are neither cases nor saved pages in ${folder}.`)
  if (only === undefined) return cases
  const names = cases.map(({ name }) => name)
  const unknown = only.find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new Error(`There is no case "${unknown}" in ${folder}, but ${names.join(', ')}.`)
  return cases.filter(({ name }) => only.includes(name))
}
