import { join } from 'node:path'
import { openDuckdbEngine } from './duckdb/duckdb-engine.ts'
import { createFactsStore, type FactsStore } from './facts-store.ts'
import { openPostgresEngine } from './postgres/postgres-engine.ts'

export type FactsKind = 'duckdb' | 'postgres'

interface FactsSettings {
  kind: FactsKind
  /** Folder of everything that the installation stores. */
  dataFolder: string
  /** Threads and memory that DuckDB may use. */
  threads: number
  memoryMegabytes: number
  /** Most rows of a workspace whose facts are in files; in the database its own limits apply. */
  mostRows?: number
}

/** Most workspaces' files that stay open without being used. */
const MOST_OPEN = 16
const LOG_KILOBYTES = 16_000

/** Opens the installation's store of search facts; files are opened when they are first used. */
export function openFacts({
  kind,
  dataFolder,
  threads,
  memoryMegabytes,
  mostRows = Number.POSITIVE_INFINITY,
}: FactsSettings): FactsStore {
  switch (kind) {
    case 'postgres':
      return createFactsStore(openPostgresEngine())
    case 'duckdb':
      return createFactsStore(
        openDuckdbEngine({
          folder: factsFolderOf(dataFolder),
          tempFolder: join(dataFolder, 'facts-temp'),
          threads,
          memoryMegabytes,
          mostRows,
          mostOpen: MOST_OPEN,
          logKilobytes: LOG_KILOBYTES,
        }),
      )
  }
}

/** Folder with the files of all workspaces; each file is named by the workspace's id. */
export function factsFolderOf(dataFolder: string): string {
  return join(dataFolder, 'facts')
}
