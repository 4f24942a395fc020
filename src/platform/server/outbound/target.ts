import { isIP } from 'node:net'
import { AdapterError } from './adapter-error.ts'
import { isPublicAddress } from './public-address.ts'

const LONGEST = 8_192

export interface TargetRules {
  /** Origins that may be private and on any port. */
  allowed: ReadonlySet<string>
  /** The ports of all other origins, besides the default port of their protocol. */
  ports: ReadonlySet<number>
}

/**
 * Parses the address of a call; throws AdapterError when it must not be called. The address of a name is checked when
 * it is connected to.
 */
export function parseTarget(url: string | URL, { allowed, ports }: TargetRules): URL {
  const text = String(url)
  if (text.length > LONGEST || !URL.canParse(text))
    throw new AdapterError('invalid', 'This is no web address.')
  const target = new URL(text)
  if (!['http:', 'https:'].includes(target.protocol))
    throw new AdapterError('invalid', 'Only addresses that start with http:// or https:// can be called.')
  if (target.username !== '' || target.password !== '')
    throw new AdapterError('invalid', 'An address may not hold a user name or a password.')
  if (allowed.has(target.origin)) return target
  if (target.port !== '' && !ports.has(Number(target.port)))
    throw new AdapterError('invalid', `Nothing is called on port ${target.port} of ${target.hostname}.`)
  const literal = hostOf(target)
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw refuseHost(target.hostname)
  return target
}

/** The host as the system expects it: IPv6 without brackets. */
export function hostOf({ hostname }: { hostname: string }): string {
  return hostname.replaceAll(/[[\]]/g, '')
}

export function refuseHost(hostname: string): AdapterError {
  return new AdapterError('invalid', `${hostname} is no public address, so it is not called.`, {
    reason: 'private_address',
  })
}
