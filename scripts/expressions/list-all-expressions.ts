import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listExpressions } from '../house/expression-rules.ts'
import { nameExpression } from '../house/judged-expressions.ts'
import { readModule } from '../house/read-module.ts'
import { ROOT } from '../run-tool.ts'

export interface NamedExpression {
  name: string
  source: string
  flags: string
  /** For each place in the source: the maximum length of its texts, or null when no comment states it. */
  bounds: (number | null)[]
}

/** Every regular expression of the program, without duplicates. */
export function listAllExpressions(): NamedExpression[] {
  const paths = globSync('{src,sandbox,bin}/**/*.{ts,tsx,js,mjs}', { cwd: ROOT })
  const modules = paths.map((path) =>
    readModule({ path: path.replaceAll('\\', '/'), text: readFileSync(join(ROOT, path), 'utf8') }),
  )
  const found = new Map<string, NamedExpression>()
  for (const { source, flags, most } of listExpressions({ modules })) {
    if (source === null) continue
    const name = nameExpression(source, flags)
    const known = found.get(name) ?? { name, source, flags: flags.replaceAll(/[dg]/g, ''), bounds: [] }
    found.set(name, { ...known, bounds: [...known.bounds, most] })
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
