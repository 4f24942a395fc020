import process from 'node:process'
import { Invalid } from '#platform/errors.ts'
import { clusterFiles } from '../cluster-files.ts'
import type { ClusteringSummary } from '../contract.ts'
import { openFile } from './open-file.ts'
import { formatCount } from './format-count.ts'
import { createProgressLine } from './progress-line.ts'
import { CLUSTER_USAGE, readClusterOptions } from './read-cluster-options.ts'
import { tuneCompiler } from './tune-compiler.ts'
import { checkTargets, writeTargets } from './write-targets.ts'

/**
 * `keyloom cluster <file>`: clusters a keyword file without server, database or network. Resolves with the
 * exit code: 0, 2 for what the user can mend, 130 after Ctrl-C while writing.
 */
export async function runClusterCommand(args: string[]): Promise<number> {
  const progress = createProgressLine(process.stderr)
  try {
    const options = readClusterOptions(args)
    if (options === 'help') {
      process.stdout.write(CLUSTER_USAGE)
      return 0
    }
    const inputs = [options.keywords, ...(options.serp === null ? [] : [options.serp])]
    await checkTargets([options.out, options.dendrogram], inputs)
    const keywords = await openFile(options.keywords)
    const serps = options.serp === null ? null : await openFile(options.serp)
    tuneCompiler([keywords.size, serps === null ? 0 : serps.size])
    const clustered = await clusterFiles(
      { keywords, serps, minimumScore: options.minimumScore },
      progress.show,
    )
    progress.clear()
    const code = await writeTargets([
      { path: options.out, write: () => clustered.csv() },
      { path: options.dendrogram, write: () => clustered.dendrograms() },
    ])
    if (code === 0) process.stderr.write(describe(clustered.summary, options.out))
    return code
  } catch (error) {
    progress.clear()
    if (!(error instanceof Invalid)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

function describe(summary: ClusteringSummary, out: string): string {
  const { keywords, clusters, singles, duplicates, skipped, withoutSerp } = summary
  const notes = [
    duplicates > 0 && `${count(duplicates, 'duplicate')} joined`,
    skipped > 0 && `${count(skipped, 'row')} without a usable keyword skipped`,
    withoutSerp > 0 && `${count(withoutSerp, 'keyword')} without search results`,
  ].filter((note) => note !== false)
  const result = `${count(keywords, 'keyword')} in ${count(clusters, 'cluster')} (${formatCount(singles)} of one keyword)`
  return `${[result, ...notes].join('; ')}${out === '-' ? '' : ` -> ${out}`}\n`
}

function count(value: number, noun: string): string {
  return `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`
}
