import { resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { MINIMUM_SCORE } from '#features/clustering/contract.ts'
import { Invalid } from '#platform/errors.ts'

export interface ClusterOptions {
  /** Paths; - is standard input or output. */
  keywords: string
  serp: string | null
  out: string
  dendrogram: string | null
  minimumScore: number
}

export const CLUSTER_USAGE = `Usage: keyloom cluster <file> [--serp <file>] [--min-overlap 3] [--out clusters.csv] [--dendrogram tree.json]

  <file>         keywords as CSV, TSV, TXT or JSONL; - reads standard input
  --serp         search results: keyword,position,url a line, or keyword,serp_urls
  --min-overlap  shared URLs, of ten, that the keywords of a cluster have on average: 1 to 10
  --out          where the clusters go as CSV; - is standard output
  --dendrogram   where the tree of each cluster goes as JSON
`

const OPTIONS = {
  serp: { type: 'string' },
  'min-overlap': { type: 'string', default: String(MINIMUM_SCORE.plan) },
  out: { type: 'string', default: 'clusters.csv' },
  dendrogram: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

export function readClusterOptions(args: string[]): ClusterOptions | 'help' {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  const [keywords, ...more] = positionals
  if (keywords === undefined) throw new Invalid(`Which keyword file? ${CLUSTER_USAGE.split('\n')[0]}`)
  if (more.length > 0) throw new Invalid(`One keyword file at a time: ${more.join(' ')} is too many.`)
  if (keywords === '-' && values.serp === '-')
    throw new Invalid('Standard input can be only one of the two files.')
  if (values.out === '-' && values.dendrogram === '-')
    throw new Invalid('Standard output can take only one of the two results.')
  return {
    keywords: locate(keywords, 'The keyword file'),
    serp: values.serp === undefined ? null : locate(values.serp, '--serp'),
    out: locate(values.out, '--out'),
    dendrogram: values.dendrogram === undefined ? null : locate(values.dendrogram, '--dendrogram'),
    minimumScore: readMinimumScore(values['min-overlap']),
  }
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
    `--min-overlap is a whole number from ${MINIMUM_SCORE.least} to ${MINIMUM_SCORE.most}, not "${text}".`,
  )
}

/** npm runs scripts in the project's folder and tells where it was called from. */
function locate(path: string, name: string): string {
  if (path === '') throw new Invalid(`${name} needs a path.`)
  if (path === '-') return path
  const { npm_lifecycle_event: script, INIT_CWD: calledFrom } = process.env
  return script === 'keyloom' && calledFrom ? resolve(calledFrom, path) : path
}
