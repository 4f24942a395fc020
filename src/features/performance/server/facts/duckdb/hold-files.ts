import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { HeldFiles } from '#platform/server/backup/file-stores.ts'
import { errorCode } from '#platform/server/error-codes.ts'
import { FACTS_LOCK, NEW_FILES } from './facts-lock.ts'

const FACT_FILE = /^(\d+)\.duckdb$/

/**
 * Waits until no process writes to the file of any workspace, and makes new writers wait: a writer holds locks in the
 * database until its transaction ends. Then each file can be copied with its log as it was at that moment.
 */
export async function holdFactFiles({ url, folder }: { url: string; folder: string }): Promise<HeldFiles> {
  const client = new pg.Client({ connectionString: url, application_name: 'keyloom backup of search data' })
  client.on('error', () => {})
  await client.connect()
  const letGo = () => client.end()
  try {
    await client.query('select pg_advisory_lock($1, $2)', [FACTS_LOCK, NEW_FILES])
    const workspaceIds = await listFactFiles(folder)
    for (const workspaceId of workspaceIds)
      await client.query('select pg_advisory_lock($1, $2)', [FACTS_LOCK, workspaceId])
    const copy = async (into: string) => {
      await mkdir(into, { recursive: true, mode: 0o700 })
      for (const workspaceId of workspaceIds) {
        for (const name of [`${workspaceId}.duckdb`, `${workspaceId}.duckdb.wal`])
          await copyIfThere(join(folder, name), join(into, name))
        await client.query('select pg_advisory_unlock($1, $2)', [FACTS_LOCK, workspaceId])
      }
    }
    return { copy, letGo }
  } catch (error) {
    await letGo()
    throw error
  }
}

/** Ids of the workspaces that have a file. */
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
