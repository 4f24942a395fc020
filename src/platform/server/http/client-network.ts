import ipaddr from 'ipaddr.js'

/** Of an IPv6 address: a provider gives each of its customers a network at least this large. */
const NETWORK_BITS = 64

/** What limits count as one caller: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.toLowerCase()
  const real = ipaddr.process(address)
  if (real.kind() === 'ipv4') return real.toString()
  const [inside] = real.toNormalizedString().split('%')
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${inside}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`
}
