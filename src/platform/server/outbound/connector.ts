import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { isPublicAddress } from './public-address.ts'
import { refuseHost } from './target.ts'

const CONNECT_MS = 10_000

/** The addresses of a host name. */
export type Resolve = (hostname: string) => Promise<string[]>

interface ConnectorInput {
  /** Origins that may have private addresses. */
  allowed: ReadonlySet<string>
  /** Returns the origin on this machine that answers for a fictional one, or null for all others. */
  findStandIn: (origin: string) => string | null
  resolve: Resolve
}

/** Opens connections to public addresses only. It checks the very address that it then connects to. */
export function guardConnections({
  allowed,
  findStandIn,
  resolve,
}: ConnectorInput): buildConnector.connector {
  const guarded = connectBy(checkPublic(resolve))
  const open = connectBy(resolve)
  return (options, callback) => {
    const { origin } = new URL(`${options.protocol}//${options.host ?? options.hostname}`)
    const standIn = findStandIn(origin)
    if (standIn !== null) {
      const { hostname, port } = new URL(standIn)
      open({ hostname, port, protocol: 'http:' }, callback)
    } else if (allowed.has(origin)) open(options, callback)
    else if (isIP(options.hostname) !== 0 && !isPublicAddress(options.hostname))
      callback(refuseHost(options.hostname), null)
    else guarded(options, callback)
  }
}

export async function resolveByDns(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true })
  return found.map(({ address }) => address)
}

function checkPublic(resolve: Resolve): Resolve {
  return async (hostname) => {
    const addresses = await resolve(hostname)
    if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw refuseHost(hostname)
    return addresses
  }
}

function connectBy(resolve: Resolve): buildConnector.connector {
  return buildConnector({ allowH2: false, timeout: CONNECT_MS, lookup: asLookup(resolve) })
}

function asLookup(resolve: Resolve): LookupFunction {
  return async (hostname, options, callback) => {
    const found = await resolve(hostname).catch(asError)
    if (found instanceof Error) return callback(found, [])
    const [first] = found
    if (options.all !== true && first !== undefined) return callback(null, first, isIP(first))
    return callback(
      null,
      found.map((address) => ({ address, family: isIP(address) })),
    )
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('no address', { cause: error })
}
