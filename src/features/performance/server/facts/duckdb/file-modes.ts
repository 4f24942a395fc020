import { chmodSync, readdirSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#platform/server/error-codes.ts'
import { explainFileTrouble } from '#platform/server/file-trouble.ts'

const [FOLDER, FILE] = [0o700, 0o600]

/** Makes a folder and what is in it the owner's alone, also what was written before this was done. */
export function closeFolder(folder: string): void {
  try {
    chmodSync(folder, FOLDER)
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isFile()) chmodSync(join(folder, entry.name), FILE)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw explainFileTrouble(error, folder)
  }
}

/** The same for a file and its log, which DuckDB makes for everybody to read. */
export async function closeFile(path: string): Promise<void> {
  for (const one of [path, `${path}.wal`])
    try {
      await chmod(one, FILE)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
    }
}
