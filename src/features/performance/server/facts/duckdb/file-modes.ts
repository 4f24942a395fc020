import { chmodSync, readdirSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#platform/server/error-codes.ts'
import { explainFileTrouble } from '#platform/server/file-trouble.ts'

const [FOLDER, FILE] = [0o700, 0o600]

/** Makes a folder and the files in it, also existing ones, accessible to their owner only. */
export function closeFolder(folder: string): void {
  try {
    chmodSync(folder, FOLDER)
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isFile()) chmodSync(join(folder, entry.name), FILE)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw explainFileTrouble(error, folder)
  }
}

/** Makes a file and its log accessible to their owner only: DuckDB creates them readable for all users. */
export async function closeFile(path: string): Promise<void> {
  for (const one of [path, `${path}.wal`])
    try {
      await chmod(one, FILE)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
    }
}
