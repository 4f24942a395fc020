import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readLabelLines } from './contestant.ts'
import type { Contestant } from './contestant.ts'
import { writeDataSet } from './data-sets.ts'
import type { DataSet } from './data-sets.ts'

export interface Peer extends Contestant {
  /** Its name in --peers. */
  id: string
  /** Python modules that it imports. */
  modules: string[]
  /** The size to show it at when all requested sizes are too large for it. */
  reach?: number
}

type LeidenUrls = 'all' | 'frequent-left-out'

// Debian's, since the packages named below install for it and for no other Python.
const PYTHON = '/usr/bin/python3'
const FOLDER = join(import.meta.dirname, 'peers')
const PACKAGE_OF: Record<string, string> = {
  igraph: 'python3-igraph',
  networkx: 'python3-networkx',
  numpy: 'python3-numpy',
  scipy: 'python3-scipy',
}
/** More than any peer may use, so that the limit is the same for all. */
const HEAP_MEGABYTES = 16_000
/** Settings for larger data are found on data of this size. */
const MOST_TUNED = 100_000
const run = promisify(execFile)

export function listPeers(minimumOverlap: number): Peer[] {
  const script = (id: string, name: string, modules: string[], reach?: number): Peer => ({
    id,
    name,
    modules,
    ...(reach && { reach }),
    command: ({ file }, out) => [PYTHON, join(FOLDER, `${id}.py`), file, String(minimumOverlap), out],
    readLabels: readLabelLines,
  })
  return [
    script('pivot-loop', 'pivot loop as published', []),
    script('pivot-loop-tidy', 'pivot loop, sets built once', []),
    script('connected-components', 'networkx components', ['networkx', 'scipy', 'numpy']),
    createLeiden('leiden-cpm', 'Leiden CPM, all URLs', 'all'),
    createLeiden('leiden-cpm-trimmed', 'Leiden CPM, no frequent URLs', 'frequent-left-out'),
    script('scipy-linkage', 'scipy average linkage', ['scipy', 'numpy'], 10_000),
    createHclust(minimumOverlap),
  ]
}

/** The packages to install, or null when none is missing. */
export async function findMissing({ modules }: Peer): Promise<string | null> {
  const isThere = (code: string) => run(PYTHON, ['-c', code]).then(Boolean, () => false)
  if (!(await isThere(''))) return `${PYTHON}: apt-get install python3`
  const missing: string[] = []
  for (const module of modules) if (!(await isThere(`import ${module}`))) missing.push(module)
  if (missing.length === 0) return null
  return `${missing.join(', ')}: apt-get install ${missing.map((module) => PACKAGE_OF[module]).join(' ')}`
}

function createLeiden(id: string, name: string, urls: LeidenUrls): Peer {
  return {
    id,
    name,
    modules: ['igraph', 'scipy', 'numpy'],
    command: async (data, out) => [
      PYTHON,
      join(FOLDER, 'leiden-cpm.py'),
      data.file,
      out,
      await tuneLeiden(data, urls),
    ],
    readLabels: readLabelLines,
  }
}

/** The best settings of the peer, found with the truth, which users do not have. */
async function tuneLeiden(data: DataSet, urls: LeidenUrls): Promise<string> {
  const isSmall = data.size <= MOST_TUNED
  const tuneOn = isSmall ? data : writeDataSet(dirname(data.file), data.preset, MOST_TUNED)
  const { stdout } = await run(PYTHON, [
    '-B',
    join(FOLDER, 'tune-leiden.py'),
    tuneOn.file,
    tuneOn.truthFile,
    urls,
  ])
  return stdout.trim()
}

function createHclust(minimumOverlap: number): Peer {
  return {
    id: 'ml-hclust',
    name: 'ml-hclust',
    modules: [],
    reach: 2000,
    command: ({ file }, out) => [
      process.execPath,
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      join(FOLDER, 'ml-hclust.ts'),
      file,
      String(minimumOverlap),
      out,
    ],
    readLabels: readLabelLines,
  }
}
