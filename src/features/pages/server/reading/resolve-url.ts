import { LONGEST_URL, readPageUrl } from '#features/contentplans/rules.ts'

/** What only says where a visitor came from. */
const TRACKING = /^(utm_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|mc_[ce]id|_ga|_gl|srsltid)$/i

/** The page that an address in another page means; null where it means none, or is longer than any that is kept. */
export function resolveUrl(address: string, base: string): string | null {
  const text = address.trim()
  if (text === '' || text.length > LONGEST_URL || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name))
  // At once: each change of the parameters writes the whole address anew.
  if (kept.length < url.searchParams.size) url.search = new URLSearchParams(kept).toString()
  return readPageUrl(url.href.replaceAll("'", '%27'))
}
