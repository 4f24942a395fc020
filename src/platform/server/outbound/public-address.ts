import ipaddr from 'ipaddr.js'

// The only part of IPv6 that is routed on the internet; the rest wraps, maps or translates something else.
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address belongs to the open internet, not to this machine, its networks or its provider. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const real = ipaddr.process(address)
  if (real.range() !== 'unicast') return false
  return real.kind() === 'ipv4' || real.match(GLOBAL_IPV6)
}
