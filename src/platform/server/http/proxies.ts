import ipaddr from 'ipaddr.js'

/** The proxies whose word about the client's address counts: how many, or which addresses and networks. */
export type TrustedProxies = number | string[] | undefined

/** Tells connections of proxies, behind which are many people. One on this machine needs not be named. */
export function recogniseProxies(trusted: TrustedProxies): (address: string) => boolean {
  if (typeof trusted === 'number') return () => true
  const networks = ['127.0.0.0/8', '::1/128', ...(trusted ?? [])].map(readNetwork)
  return (address) => {
    if (!ipaddr.isValid(address)) return false
    const real = ipaddr.process(address)
    return networks.some(([network, bits]) => real.kind() === network.kind() && real.match(network, bits))
  }
}

function readNetwork(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const [, bits] = text.split('/')
  if (bits !== undefined) return ipaddr.parseCIDR(text)
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
