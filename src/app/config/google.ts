import { readFileSync } from 'node:fs'
import { readServiceAccount, type ServiceAccount } from '#integrations/search-console/service-account.ts'

/** The content of a key file, or its path; null: neither. */
export function readServiceAccountVariable(text: string): ServiceAccount | null {
  return readServiceAccount(text.trimStart().startsWith('{') ? text : readOrEmpty(text))
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
