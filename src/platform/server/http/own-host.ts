import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Where the server is reached. */
export interface OwnAddress {
  /** What it listens on: an IP address or a name. */
  host: string
  /** Where browsers reach it; undefined: at the address it listens on. */
  publicUrl?: string | undefined
}

/**
 * Whether a Host header names this server. A web page may let its own name lead to any address, this machine's
 * included, but neither a loopback name nor an IP address; so besides the names that were configured only those count.
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

/** A Host header's name in its one spelling, without the port; null where it is none. */
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
