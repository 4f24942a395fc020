/** A host on this machine: what is sent there does not leave it. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The address of a REST route below a root: `https://shop.example/wp-json/`, or `https://shop.example/index.php?rest_route=/`
 * where WordPress has no readable addresses.
 */
export function addressOf(root: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(root)
  const route = url.searchParams.get('rest_route')
  if (route === null) url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`
  else url.searchParams.set('rest_route', `${route.replace(/\/$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/**
 * The root of our plugin's routes, as its keys write it: `https://shop.example/wp-json/keyloom/v1`. A site is named by it,
 * whether it is connected by a key or by an application password.
 */
export function pluginRootOf(restRoot: string): string {
  return `${restRoot.replace(/\/$/, '')}/keyloom/v1`
}

/** Whether a password may be sent to an address: it is encrypted, or stays on this machine. */
export function isSafeForPasswords({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || THIS_MACHINE.has(hostname)
}
