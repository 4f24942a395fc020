import { readFileSync } from 'node:fs'
import { Invalid } from '#platform/errors.ts'
import { explainFileTrouble } from '#platform/server/file-trouble.ts'

const LEAST_LETTERS = 12

/** Reads the passphrase of a backup, which is the first line of a file. */
export function readPassphrase(file: string | undefined): string | undefined {
  if (file === undefined) return undefined
  const [passphrase = ''] = readText(file).split(/\r?\n/)
  if (passphrase.length < LEAST_LETTERS)
    throw new Invalid(`The first line of ${file} is the passphrase; it needs ${LEAST_LETTERS} characters.`)
  return passphrase
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw explainFileTrouble(error, file)
  }
}
