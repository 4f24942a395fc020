import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { errorCode } from '#platform/server/error-codes.ts'
import { FACTS_LOCK } from './facts-lock.ts'

const FACT_FILE = /^(\d+)\.duckdb$/

/**
 * Copies the files of all workspaces, each with its log as nobody writes to it: whoever does, in whatever process, holds the
 * same lock of the database meanwhile.
 */
export async function copyFactFiles({
  url,
  folder,
  into,
}: {
  url: string
  folder: string
  into: string
}): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o700 })
  const workspaceIds = await listFactFiles(folder)
  if (workspaceIds.length === 0) return
  const client = new pg.Client({ connectionString: url, application_name: 'keyloom backup of search data' })
  client.on('error', () => {})
  await client.connect()
  try {
    for (const workspaceId of workspaceIds) {
      await client.query('select pg_advisory_lock($1, $2)', [FACTS_LOCK, workspaceId])
      for (const name of [`${workspaceId}.duckdb`, `${workspaceId}.duckdb.wal`])
        await copyIfThere(join(folder, name), join(into, name))
      await client.query('select pg_advisory_unlock($1, $2)', [FACTS_LOCK, workspaceId])
    }
  } finally {
    await client.end()
  }
}

/** The workspaces that have a file. */
export async function listFactFiles(folder: string): Promise<number[]> {
  try {
    const names = await readdir(folder)
    return names
      .flatMap((name) => FACT_FILE.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}
