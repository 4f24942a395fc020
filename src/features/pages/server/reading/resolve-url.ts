import { readPageUrl } from '../../rules.ts'

/** What only says where a visitor came from. */
const TRACKING = /^(utm_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|mc_[ce]id|_ga|_gl|srsltid)$/i

/** The page that an address in another page means; null where it means none. */
export function resolveUrl(address: string, base: string): string | null {
  const text = address.trim()
  if (text === '' || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  for (const name of url.searchParams.keys().toArray()) if (TRACKING.test(name)) url.searchParams.delete(name)
  return readPageUrl(url.href.replaceAll("'", '%27'))
}
