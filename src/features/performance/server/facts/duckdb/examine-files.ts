import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { listFactFiles } from './hold-files.ts'
import { explainDuckdb, isHeldByAnother } from './explain-duckdb.ts'
import { lockDown } from './lock-down.ts'
import { quoteText } from './quote-text.ts'
import { FORMAT, FORMAT_OF_PLANS, FORMAT_WITHOUT_SOURCES } from './schema.ts'

const KNOWN_FORMATS = new Set<unknown>([FORMAT, FORMAT_OF_PLANS, FORMAT_WITHOUT_SOURCES])

interface FactFilesFound {
  files: number
  /** Files that a running program has open; they are not examined. */
  inUse: number
  /** Sentences about files that cannot be opened. */
  problems: string[]
}

/** Opens every workspace's file for reading; nothing is changed. */
export async function examineFactFiles(folder: string): Promise<FactFilesFound> {
  const workspaceIds = await listFactFiles(folder)
  const found: FactFilesFound = { files: workspaceIds.length, inUse: 0, problems: [] }
  if (workspaceIds.length === 0) return found
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    await lockDown(connection, { folder })
    for (const workspaceId of workspaceIds) {
      const path = join(folder, `${workspaceId}.duckdb`)
      try {
        await connection.run(`attach ${quoteText(path)} as examined (read_only)`)
        const reader = await connection.runAndReadAll('select version from examined.fact_format')
        const [[version] = []] = reader.getRowsJS()
        if (!KNOWN_FORMATS.has(version))
          found.problems.push(`${path} was written by another version of the program.`)
        await connection.run('detach examined')
      } catch (error) {
        const explained = explainDuckdb(error, path)
        if (isHeldByAnother(error)) found.inUse++
        else found.problems.push(explained instanceof Error ? explained.message : String(explained))
      }
    }
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
  return found
}
