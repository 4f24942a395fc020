import { LONGEST_URL, readPageUrl } from '#features/contentplans/rules.ts'

/** Parameters that only say where a visitor came from. */
const TRACKING = /^(utm_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|mc_[ce]id|_ga|_gl|srsltid)$/i

/**
 * The URL of the page that an address in another page leads to, without tracking parameters. Null when it leads to no
 * page, or is longer than LONGEST_URL.
 */
export function resolveUrl(address: string, base: string): string | null {
  const text = address.trim()
  if (text === '' || text.length > LONGEST_URL || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name))
  // All at once, because each change of the parameters writes the whole URL again.
  if (kept.length < url.searchParams.size) url.search = new URLSearchParams(kept).toString()
  return readPageUrl(url.href.replaceAll("'", '%27'))
}
