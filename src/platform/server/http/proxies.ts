import ipaddr from 'ipaddr.js'

/** The proxies that are trusted to name the client's address: how many, or which addresses and networks. */
export type TrustedProxies = number | string[] | undefined

/** Recognises the address of a proxy, behind which are many people. A proxy on this machine need not be configured. */
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
