/** Printable letters of ASCII that mean nothing in HTML. */
const PLAIN = /^(?:https?:\/\/|mailto:)[\w!#$%&()*+,./:;=?@[\]~-]+$/i

/** An address that a link of a published page may have; null for scripts, data, and what is inside of this program. */
export function safeLink(url: string): string | null {
  return safeAddress(url, ['http:', 'https:', 'mailto:'])
}

/** An address from which a published page may load an image, or null. */
export function safeImage(url: string): string | null {
  return safeAddress(url, ['http:', 'https:'])
}

/** Reads the address as browsers do, who forgive much: "java\tscript:" is a script. */
function safeAddress(url: string, schemes: readonly string[]): string | null {
  const parsed = URL.parse(url)
  if (parsed === null || !schemes.includes(parsed.protocol)) return null
  return PLAIN.test(url) ? url : parsed.href
}
