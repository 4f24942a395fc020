import { join } from 'node:path'
import { openDuckdbEngine } from './duckdb/duckdb-engine.ts'
import { createFactsStore, type FactsStore } from './facts-store.ts'
import { openPostgresEngine } from './postgres/postgres-engine.ts'

export type FactsKind = 'duckdb' | 'postgres'

interface FactsSettings {
  kind: FactsKind
  /** Of everything that is stored. */
  dataFolder: string
  /** What DuckDB may use of the machine. */
  threads: number
  memoryMegabytes: number
  /** Rows that a workspace has room for, where they are kept in files; in the database its own limits hold. */
  mostRows?: number
}

/** How many workspaces' files stay open when nobody uses them. */
const MOST_OPEN = 16
const LOG_KILOBYTES = 16_000

/** Opens the store of search facts that an installation has; files only when they are first asked for. */
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

/** Where the files of all workspaces are: each is named by its workspace. */
export function factsFolderOf(dataFolder: string): string {
  return join(dataFolder, 'facts')
}
