import { runTool, TOOLS, type ToolRun } from './run-tool.ts'
import type { Tally } from './testing/tally.ts'

const CHECKS = [
  { name: 'types', script: TOOLS.tsc },
  { name: 'lint', script: TOOLS.oxlint, args: ['--deny-warnings'] },
  { name: 'format', script: TOOLS.oxfmt, args: ['--check'] },
  { name: 'house rules', script: 'scripts/check-house.ts' },
]

const LIMIT_SECONDS = 300

/** Runs all checks at once, prints a line for each as it ends, and counts each as a test. */
export async function runChecks(): Promise<Tally> {
  const results = await Promise.all(
    CHECKS.map(async ({ name, ...call }) => {
      const run = await runTool({ ...call, output: 'keep', limitSeconds: LIMIT_SECONDS })
      console.log(describeCheck(name, run))
      return { name, ok: run.ok, reason: run.ending }
    }),
  )
  const failed = results.filter(({ ok }) => !ok)
  return { passed: results.length - failed.length, failed, skipped: [] }
}

function describeCheck(name: string, run: ToolRun): string {
  const line = `${run.ok ? 'ok    ' : 'FAILED'} ${name} (${run.seconds.toFixed(1)} s)`
  return run.ok ? line : `${line}: ${run.ending}\n${run.output.trimEnd()}\n`
}
