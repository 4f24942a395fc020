import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import { withFileSentence } from '#platform/server/file-trouble.ts'
import { lockDown } from './lock-down.ts'
import { CREATE_TABLES } from './schema.ts'

const UNFINISHED = /\.new(\.wal)?$/
/** Up to so many bits of page and query ids, DuckDB keeps the sums of groups in an array. */
const GROUP_BITS = 18
/** Name of the empty database that is read in place of a file that does not exist yet. */
export const NOTHING = 'nothing'

export interface DuckdbInput {
  /** Folder with one file for each workspace, and nothing else. */
  folder: string
  /** Folder for data that do not fit into memory. */
  tempFolder: string
  threads: number
  memoryMegabytes: number
  /** Size at which the log beside a file is merged into the file. */
  logKilobytes: number
}

export interface Duckdb {
  instance: DuckDBInstance
  /** The connection that attaches and detaches files. */
  admin: DuckDBConnection
}

/** Starts a DuckDB that can read and write the files of the folder, and nothing else. */
export async function startDuckdb(input: DuckdbInput): Promise<Duckdb> {
  const { folder, tempFolder } = input
  await withFileSentence(folder, () => mkdir(folder, { recursive: true, mode: 0o700 }))
  await withFileSentence(tempFolder, () => mkdir(tempFolder, { recursive: true, mode: 0o700 }))
  for (const name of await readdir(folder))
    if (UNFINISHED.test(name)) await rm(join(folder, name), { force: true })
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(input.threads),
    memory_limit: `${input.memoryMegabytes}MB`,
    checkpoint_threshold: `${input.logKilobytes}KB`,
    temp_directory: tempFolder,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    preserve_insertion_order: 'false',
  })
  const admin = await instance.connect()
  // Files may be written only under the lock that backups respect, so not when they are closed.
  await admin.run('pragma disable_checkpoint_on_shutdown')
  await admin.run(`set global perfect_ht_threshold = ${GROUP_BITS}`)
  await admin.run(`attach ':memory:' as ${NOTHING}; use ${NOTHING}; ${CREATE_TABLES}; use memory`)
  await lockDown(admin, { folder })
  return { instance, admin }
}
