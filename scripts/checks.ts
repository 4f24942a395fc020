import { runTool, TOOLS, type ToolRun } from './run-tool.ts'

const CHECKS = [
  { name: 'types', script: TOOLS.tsc },
  { name: 'lint', script: TOOLS.oxlint, args: ['--deny-warnings'] },
  { name: 'format', script: TOOLS.oxfmt, args: ['--check'] },
  { name: 'house rules', script: 'scripts/check-house.ts' },
]

const LIMIT_SECONDS = 120

/** Runs all checks at once, prints a line for each as it ends, and returns how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const results = await Promise.all(
    CHECKS.map(async ({ name, ...call }) => {
      const run = await runTool({ ...call, output: 'keep', limitSeconds: LIMIT_SECONDS })
      console.log(describeCheck(name, run))
      return run
    }),
  )
  const failed = results.filter((run) => !run.ok).length
  return { passed: results.length - failed, failed }
}

function describeCheck(name: string, run: ToolRun): string {
  const line = `${run.ok ? 'ok    ' : 'FAILED'} ${name} (${run.seconds.toFixed(1)} s)`
  return run.ok ? line : `${line}: ${run.ending}\n${run.output.trimEnd()}\n`
}
