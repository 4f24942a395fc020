import process from 'node:process'
import { MINIMUM_SCORE } from '#engine/limits.ts'
import { Invalid } from '#platform/errors.ts'
import { clusterFiles } from '../cluster-files.ts'
import { continuePlan } from './continue-plan.ts'
import { describeChanges, describeSummary } from './describe-run.ts'
import { openFile } from './open-file.ts'
import { createProgressLine } from './progress-line.ts'
import { CLUSTER_USAGE, readClusterOptions, type FileRun, type StateRun } from './read-cluster-options.ts'
import { readState } from './read-state.ts'
import { tuneCompiler } from './tune-compiler.ts'
import { checkTargets, writeTargets } from './write-targets.ts'

type ProgressLine = ReturnType<typeof createProgressLine>

/**
 * `keyloom cluster <file>`: clusters a keyword file without server, database or network. Resolves with the exit code:
 * 0, 2 for errors that the user can correct, 130 after Ctrl-C while writing.
 */
export async function runClusterCommand(args: string[]): Promise<number> {
  const progress = createProgressLine(process.stderr)
  try {
    const options = readClusterOptions(args)
    if (options !== 'help')
      return options.kind === 'state'
        ? await runWithState(options, progress)
        : await runFile(options, progress)
    process.stdout.write(CLUSTER_USAGE)
    return 0
  } catch (error) {
    progress.clear()
    if (!(error instanceof Invalid)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

async function runFile(options: FileRun, progress: ProgressLine): Promise<number> {
  const { out, dendrogram, minimumScore = MINIMUM_SCORE.plan } = options
  await checkTargets([out, dendrogram], listInputs(options))
  const keywords = await openFile(options.keywords)
  const serps = options.serp === null ? null : await openFile(options.serp)
  tuneCompiler([keywords.size, serps === null ? 0 : serps.size])
  const clustered = await clusterFiles({ keywords, serps, minimumScore }, progress.show)
  progress.clear()
  const code = await writeTargets([
    { path: out, write: () => clustered.csv() },
    { path: dendrogram, write: () => clustered.dendrograms() },
  ])
  if (code === 0)
    process.stderr.write(describeSummary(clustered.summary, { targets: [out], isContinued: false }))
  return code
}

/** Continues from the state file of the run before; the first run makes it. */
async function runWithState(options: StateRun, progress: ProgressLine): Promise<number> {
  const { out, state: name } = options
  await checkTargets([out, name], listInputs(options))
  const { before, size } = await readState(name)
  if (before === null && options.keywords === null)
    throw new Invalid(
      `The keyword file is missing, and ${name} does not exist yet, so there is nothing to continue from.`,
    )
  const keywords = options.keywords === null ? null : await openFile(options.keywords)
  const serps = options.serp === null ? null : await openFile(options.serp)
  tuneCompiler([size, keywords === null ? 0 : keywords.size, serps === null ? 0 : serps.size])
  const minimumScore = options.minimumScore ?? before?.minimumScore ?? MINIMUM_SCORE.plan
  const plan = await continuePlan(
    { keywords, serps, minimumScore, state: { name, before }, isFullRun: options.isFullRun },
    progress.show,
  )
  progress.clear()
  const code = await writeTargets([
    { path: out, write: plan.csv },
    { path: name, write: plan.state },
  ])
  if (code !== 0) return code
  process.stderr.write(describeSummary(plan.summary, { targets: [out, name], isContinued: before !== null }))
  if (before !== null) process.stderr.write(describeChanges(plan.changes, plan.locked))
  return code
}

function listInputs({ keywords, serp }: { keywords: string | null; serp: string | null }): string[] {
  return [keywords, serp].filter((path) => path !== null)
}
