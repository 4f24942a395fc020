import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Conflict } from '#platform/errors.ts'
import { withFileSentence } from '#platform/server/file-trouble.ts'
import { takeFolderLock, type FolderLock, type LockHolder } from '#platform/server/process/folder-lock.ts'

/** Locks the data folder for this process until it ends; throws Conflict when another process has it. */
export async function lockDataFolder(folder: string): Promise<FolderLock> {
  const answer = await withFileSentence(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return takeFolderLock(join(folder, 'keyloom.lock'))
  })
  if (answer.state === 'taken') throw new Conflict(explain(folder, answer.holder))
  return answer.lock
}

function explain(folder: string, { pid, address }: LockHolder): string {
  const where = address === null ? 'is just starting' : `already runs at ${address}`
  return `Keyloom ${where} on the data in ${folder} (process ${pid}); stop it, or choose another folder with KEYLOOM_DATA.`
}
