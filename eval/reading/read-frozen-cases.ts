import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { caseFile, pagesFile, type Case } from './case.ts'
import { readJsonFile } from './read-json-file.ts'

/** The frozen cases of this project. */
export const FROZEN_CASES = join(import.meta.dirname, '..', 'cases')

/** The frozen cases below a folder, a folder each, in the order of their names. */
export function readFrozenCases(folder: string): Case[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => ({
      name,
      ...readJsonFile(join(folder, name, 'case.json'), caseFile),
      pages: readJsonFile(join(folder, name, 'pages.json'), pagesFile),
    }))
}
