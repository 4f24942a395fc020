import { NotConnected } from '#platform/errors.ts'
import { errorCode, errorReason } from '../error-codes.ts'

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'this host name is not known',
  EAI_AGAIN: 'this host name cannot be looked up now',
  ETIMEDOUT: 'it does not answer in time',
  '28P01': 'it refuses the user name or password',
  '28000': 'it refuses this user',
  '3D000': 'it has no database of this name',
  '53300': 'it has no free connection left',
}

/** The sentence for a database that cannot be used; it names the server and never the password. */
export function explainConnectTrouble(url: string, error: unknown): NotConnected {
  const reason = REASONS[errorCode(error)] ?? withoutPassword(errorReason(error), url)
  return new NotConnected(`The database at ${publicAddress(url)} cannot be reached: ${reason}.`)
}

export function publicAddress(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return 'this address'
  }
}

function withoutPassword(text: string, url: string): string {
  const password = URL.canParse(url) ? new URL(url).password : ''
  return password === ''
    ? text
    : text.replaceAll(password, '***').replaceAll(decodeURIComponent(password), '***')
}
