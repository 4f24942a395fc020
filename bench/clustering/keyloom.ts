import { join } from 'node:path'
import type { Contestant } from './contestant.ts'
import type { DataSet } from './data-sets.ts'

const PROGRAM = join(import.meta.dirname, '../../bin/keyloom.ts')

/** The whole process of the command line: parsing, clustering, writing. */
export function createKeyloom(minimumOverlap: number): Contestant {
  return {
    name: 'Keyloom',
    command: ({ file }, out) => [
      process.execPath,
      PROGRAM,
      'cluster',
      file,
      `--min-overlap=${minimumOverlap}`,
      `--out=${out}`,
    ],
    readLabels: readClusterColumn,
  }
}

/** Planted keywords need no quotes, so the cells are what stands between the commas. */
function readClusterColumn({ keywords }: DataSet, csv: string): Int32Array {
  const clusterOf = new Map<string, number>()
  for (const line of csv.trimEnd().split('\n').slice(1)) {
    const [cluster, , keyword = ''] = line.split(',', 3)
    clusterOf.set(keyword, Number(cluster))
  }
  return Int32Array.from(keywords, (keyword) => {
    const cluster = clusterOf.get(keyword)
    if (cluster === undefined) throw new Error(`"${keyword}" is in no cluster.`)
    return cluster
  })
}
