import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Under which addresses the server is reached. */
export interface OwnAddress {
  /** What the server listens on: an IP address or a name. */
  host: string
  /** The address that browsers open; undefined when it is the one that the server listens on. */
  publicUrl?: string | undefined
}

/**
 * Whether a Host header names this server. A foreign site can point its own name at any address, also at this machine,
 * but it cannot take over a loopback name or an IP address; so only these count besides the configured names.
 */
export function isOwnHost(header: string | undefined, { host, publicUrl }: OwnAddress): boolean {
  const name = nameIn(header ?? '')
  if (name === null) return false
  if (isLoopback(name)) return true
  if (publicUrl !== undefined) return name === new URL(publicUrl).hostname
  const listens = nameIn(isIP(host) === 6 ? `[${host}]` : host)
  return name === listens || (isAddress(name) && (listens === null || !isLoopback(listens)))
}

export function isLoopbackHost(header: string | undefined): boolean {
  const name = nameIn(header ?? '')
  return name !== null && isLoopback(name)
}

/** The name in a Host header in its normal spelling, without the port; null when the header holds no name. */
function nameIn(header: string): string | null {
  const url = `http://${header}`
  if (!/^[\w.:[\]-]+$/.test(header) || !URL.canParse(url)) return null
  return new URL(url).hostname.replace(/\.$/, '')
}

export function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  return isAddress(name) && ipaddr.process(withoutBrackets(name)).range() === 'loopback'
}

function isAddress(name: string): boolean {
  return isIP(withoutBrackets(name)) !== 0
}

function withoutBrackets(name: string): string {
  return name.replaceAll(/[[\]]/g, '')
}
