import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { errorCode } from '../error-codes.ts'

/** The password of our own database, made once and readable by the data's owner only. */
export function readOrCreatePassword(file: string): { password: string; isNew: boolean } {
  try {
    return { password: readFileSync(file, 'utf8').trim(), isNew: false }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    const password = randomBytes(24).toString('base64url')
    writeFileSync(file, `${password}\n`, { mode: 0o600, flush: true })
    return { password, isNew: true }
  }
}
