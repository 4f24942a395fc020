import { runTool, TOOLS, type ToolRun } from './run-tool.ts'
import { sumProcessorSeconds, type PartRun } from './testing/part-run.ts'
import { EMPTY_TALLY } from './testing/tally.ts'

const CHECKS = [
  // With -b, because the engine has a configuration of its own; the results are cached in dist/types.
  { name: 'types', script: TOOLS.tsc, args: ['-b'] },
  { name: 'lint', script: TOOLS.oxlint, args: ['--deny-warnings'] },
  { name: 'format', script: TOOLS.oxfmt, args: ['--check'] },
  { name: 'house rules', script: 'scripts/check-house.ts' },
]
const WEB_APP = { name: 'web app', script: 'scripts/build-web.ts' }

const LIMIT_SECONDS = 300

/**
 * Runs all checks at the same time, prints a line for each when it ends, and counts each as a test. With
 * `withWebApp`, building the web app for the journeys is one of them.
 */
export async function runChecks({ withWebApp }: { withWebApp: boolean }): Promise<PartRun> {
  const begun = performance.now()
  const results = await Promise.all(
    [...CHECKS, ...(withWebApp ? [WEB_APP] : [])].map(async ({ name, ...call }) => {
      const run = await runTool({ ...call, output: 'keep', limitSeconds: LIMIT_SECONDS })
      console.log(describeCheck(name, run))
      return { name, run }
    }),
  )
  const failed = results.filter(({ run }) => !run.ok).map(({ name, run }) => ({ name, reason: run.ending }))
  const tests = results.map(({ name, run }) => ({ name, seconds: run.seconds }))
  return {
    part: 'checks',
    tally: { ...EMPTY_TALLY, passed: results.length - failed.length, failed, tests },
    wallSeconds: (performance.now() - begun) / 1000,
    processorSeconds: sumProcessorSeconds(results.map(({ run }) => run)),
    worlds: {},
  }
}

function describeCheck(name: string, run: ToolRun): string {
  const line = `${run.ok ? 'ok    ' : 'FAILED'} ${name} (${run.seconds.toFixed(1)} s)`
  return run.ok ? line : `${line}: ${run.ending}\n${run.output.trimEnd()}\n`
}
