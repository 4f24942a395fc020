import { docRules } from './doc-rules.ts'
import { exportRules } from './export-rules.ts'
import { expressionRules } from './expression-rules.ts'
import { importRules } from './import-rules.ts'
import { nameRules } from './name-rules.ts'
import { packageRules } from './package-rules.ts'
import { readModule, type SourceFile } from './read-module.ts'
import type { Finding } from './rule.ts'
import { tableRules } from './table-rules.ts'
import { textRules } from './text-rules.ts'

export const RULES = [
  ...importRules,
  ...exportRules,
  ...nameRules,
  ...textRules,
  ...packageRules,
  ...expressionRules,
  ...docRules,
  ...tableRules,
]

/** Finds everything in these files that breaks a rule of the house, ordered by path and line. */
export function findTrouble(files: SourceFile[]): Finding[] {
  const modules = files.filter(({ path }) => /\.[mc]?[jt]sx?$/.test(path)).map(readModule)
  return RULES.flatMap((rule) => rule.find({ files, modules })).sort(
    (a, b) => a.path.localeCompare(b.path) || a.line - b.line,
  )
}
