import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { caseFile, pagesFile, type Case } from './case.ts'

/** The frozen cases below a folder, a folder each, in the order of their names. */
export function readFrozenCases(folder: string): Case[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => ({
      name,
      ...caseFile.parse(readJson(join(folder, name, 'case.json'))),
      pages: pagesFile.parse(readJson(join(folder, name, 'pages.json'))),
    }))
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
