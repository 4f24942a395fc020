import { resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { MINIMUM_SCORE } from '#engine/limits.ts'
import { Invalid } from '#platform/errors.ts'

/** Paths; - is standard input or output. */
interface CommonOptions {
  serp: string | null
  out: string
  /** 1..10; absent when the option is not given. */
  minimumScore?: number
}

export interface FileRun extends CommonOptions {
  kind: 'file'
  keywords: string
  dendrogram: string | null
}

export interface StateRun extends CommonOptions {
  kind: 'state'
  /** null to use only the keywords of the state. */
  keywords: string | null
  state: string
  isFullRun: boolean
}

export const CLUSTER_USAGE = `Usage: keyloom cluster <file> [--serp <file>] [--min-overlap 3] [--out clusters.csv] [--dendrogram tree.json]
       keyloom cluster [<file>] --state plan.json [--recluster] [--serp <file>] [--min-overlap 3] [--out clusters.csv]

  <file>         keywords as CSV, TSV, TXT or JSONL; - reads standard input
  --serp         search results: keyword,position,url a line, or keyword,serp_urls
  --min-overlap  minimum overlap, 1 to 10: how many of ten search results the keywords of a cluster share at least,
                 on average
  --out          where the clusters go as CSV; - is standard output
  --dendrogram   where the tree of each cluster goes as JSON
  --state        continues from this file and keeps its clusters: new keywords join them or form new ones;
                 the first run creates it
  --recluster    with --state: clusters all keywords again; a cluster that keeps most of its keywords keeps
                 its id and title, and clusters with "locked": true do not change
`

const OPTIONS = {
  serp: { type: 'string' },
  'min-overlap': { type: 'string' },
  out: { type: 'string', default: 'clusters.csv' },
  dendrogram: { type: 'string' },
  state: { type: 'string' },
  recluster: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const

export function readClusterOptions(args: string[]): FileRun | StateRun | 'help' {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  const { state, recluster } = values
  const [keywords, ...more] = positionals
  if (more.length > 0) throw new Invalid(`One keyword file at a time: ${more.join(' ')} is too many.`)
  if (keywords === '-' && values.serp === '-')
    throw new Invalid('Standard input can be only one of the two files.')
  if (values.out === '-' && values.dendrogram === '-')
    throw new Invalid('Standard output can take only one of the two results.')
  if (recluster && state === undefined)
    throw new Invalid('--recluster needs --state: without one every run clusters all keywords anyway.')
  const common = {
    serp: values.serp === undefined ? null : locate(values.serp, '--serp'),
    out: locate(values.out, '--out'),
    ...(values['min-overlap'] !== undefined && { minimumScore: readMinimumScore(values['min-overlap']) }),
  }
  if (state !== undefined) {
    if (values.dendrogram !== undefined)
      throw new Invalid('--dendrogram works only without --state: clusters that have grown have no tree.')
    const file = keywords === undefined ? null : locate(keywords, 'The keyword file')
    return { kind: 'state', ...common, keywords: file, state: locateState(state), isFullRun: recluster }
  }
  if (keywords === undefined)
    throw new Invalid(`The keyword file is missing. ${CLUSTER_USAGE.split('\n')[0]}`)
  const dendrogram = values.dendrogram === undefined ? null : locate(values.dendrogram, '--dendrogram')
  return { kind: 'file', ...common, keywords: locate(keywords, 'The keyword file'), dendrogram }
}

function locateState(path: string): string {
  if (path === '-') throw new Invalid('--state is read and written, so it must name a file, not -.')
  return locate(path, '--state')
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new Invalid(`${reason}. ${CLUSTER_USAGE.split('\n')[0]}`)
  }
}

function readMinimumScore(text: string): number {
  const value = Number(text)
  if (
    text.trim() !== '' &&
    Number.isInteger(value) &&
    value >= MINIMUM_SCORE.least &&
    value <= MINIMUM_SCORE.most
  )
    return value
  throw new Invalid(
    `--min-overlap must be a whole number from ${MINIMUM_SCORE.least} to ${MINIMUM_SCORE.most}, not "${text}".`,
  )
}

/**
 * Resolves a path from the folder of the call: npm runs scripts in the project's folder and gives the other as
 * INIT_CWD.
 */
function locate(path: string, name: string): string {
  if (path === '') throw new Invalid(`${name} needs a path.`)
  if (path === '-') return path
  const { npm_lifecycle_event: script, INIT_CWD: calledFrom } = process.env
  return script === 'keyloom' && calledFrom ? resolve(calledFrom, path) : path
}
