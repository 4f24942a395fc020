import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { z } from 'zod'
import { judgeExpression } from './expressions/judge-expression.ts'
import { listAllExpressions } from './expressions/list-all-expressions.ts'
import { JUDGED, readJudged, type Judged } from './house/judged-expressions.ts'
import { ROOT } from './run-tool.ts'

// `npm run expressions`: judges new regular expressions and removes those that are not in the source. With --all it
// judges all of them again, which takes minutes.
const file = join(ROOT, JUDGED)
const { devDependencies } = z
  .object({ devDependencies: z.object({ recheck: z.string() }) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))
const checker = `recheck ${devDependencies.recheck}`
const before = existsSync(file) ? readJudged(readFileSync(file, 'utf8')) : null
const judgesAll = process.argv.includes('--all') || before?.checker !== checker
const known = judgesAll ? null : before

const judged: Judged = { checker, linear: [], others: {} }
for (const expression of listAllExpressions()) {
  const { name } = expression
  const isNew = known === null || !(known.linear.includes(name) || name in known.others)
  const verdict = isNew ? await judgeExpression(expression) : (known.others[name] ?? 'linear')
  if (isNew) console.log(`${verdict === 'linear' ? 'linear' : verdict.growth}: ${name}`)
  if (verdict === 'linear') judged.linear.push(name)
  else judged.others[name] = verdict
}
writeFileSync(file, `${JSON.stringify(judged, null, 2)}\n`)
console.log(`${judged.linear.length} are linear, ${Object.keys(judged.others).length} are not.`)
