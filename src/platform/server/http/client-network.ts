import ipaddr from 'ipaddr.js'

/** For IPv6: a provider gives each of its customers a network of at least this size. */
const NETWORK_BITS = 64

/** What limits count as one caller: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.toLowerCase()
  const real = ipaddr.process(address)
  if (real.kind() === 'ipv4') return real.toString()
  const [inside] = real.toNormalizedString().split('%')
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${inside}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`
}

/**
 * IPv6: the largest network that a provider gives to one customer. IPv4: the smallest one that is announced on its own.
 */
const NEIGHBOURHOOD_BITS = { ipv4: 24, ipv6: 48 }

/**
 * The network that likely belongs to one owner as a whole. It is for sharing places out, never for refusing callers.
 */
export function neighbourhoodOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.toLowerCase()
  const real = ipaddr.process(address)
  const [inside] = real.toNormalizedString().split('%')
  const kind = real.kind()
  const bits = NEIGHBOURHOOD_BITS[kind]
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${family.networkAddressFromCIDR(`${inside}/${bits}`).toString()}/${bits}`
}
