import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { runTool, type ToolRun } from '../run-tool.ts'
import { applyBreak, type Break } from './breaks/break.ts'
import { listCatchers } from './breaks/catchers.ts'
import { makeCheckout } from './breaks/checkout.ts'
import { breaks } from './breaks/index.ts'

const LIMIT_SECONDS = 30 * 60
const TIMES = 'dist/test-times.json'

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = breaks.filter(({ name, file }) =>
  words.every((word) => `${name} ${file}`.toLowerCase().includes(word)),
)
const checkout = makeCheckout()

console.log(`Running the tests of ${chosen.length} breaks on what is not broken.`)
const sound = await runTests([...new Set(chosen.flatMap(({ run }) => run))])
const failedBefore = new Set(sound.catchers)
for (const name of failedBefore) console.log(`fails without any break, and counts for none: ${name}`)

const unnoticed: Break[] = []
for (const one of chosen) if (!(await isNoticed(one))) unnoticed.push(one)
console.log(
  `\n${chosen.length} breaks, ${chosen.length - unnoticed.length} noticed, ${unnoticed.length} unnoticed`,
)
process.exitCode = chosen.length === 0 || unnoticed.length > 0 ? 1 : 0

/** Applies a break to the copy, runs the tests that must notice it, and reverts it. */
async function isNoticed(one: Break): Promise<boolean> {
  const file = join(checkout, one.file)
  const whole = readFileSync(file, 'utf8')
  writeFileSync(file, applyBreak(whole, one))
  const { run, catchers } = await runTests(one.run)
  writeFileSync(file, whole)
  const [first, ...others] = catchers.filter((name) => !failedBefore.has(name))
  const also = others.length > 0 ? ` (and ${others.length} more)` : ''
  console.log(`${first === undefined ? 'UNNOTICED' : 'noticed  '} ${one.name} (${run.seconds.toFixed(0)} s)`)
  console.log(first === undefined ? run.output.trimEnd() : `          ${first}${also}`)
  return first !== undefined
}

async function runTests(run: readonly string[]): Promise<{ run: ToolRun; catchers: string[] }> {
  rmSync(join(checkout, TIMES), { force: true })
  const ended = await runTool({
    script: 'scripts/test.ts',
    args: ['--times', ...run],
    folder: checkout,
    output: 'keep',
    limitSeconds: LIMIT_SECONDS,
  })
  return { run: ended, catchers: readCatchers() }
}

function readCatchers(): string[] {
  try {
    return listCatchers(readFileSync(join(checkout, TIMES), 'utf8'))
  } catch {
    return []
  }
}
