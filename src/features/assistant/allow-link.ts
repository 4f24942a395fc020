import { isUrlOf } from '#features/contentplans/rules.ts'

interface AllowedLinks {
  /** The own site; null when it is not known. */
  domain: string | null
  /** Sources of the article, and pages that were looked up. */
  urls: readonly string[]
}

/**
 * Whether an answer may link to an address. What it answers from is written by others, who may want readers of the answer
 * to go somewhere else.
 */
export function isAllowedLink(address: string, { domain, urls }: AllowedLinks): boolean {
  const url = readUrl(address)
  if (url === null) return false
  if (domain !== null && isUrlOf(domain, url)) return true
  return urls.some((known) => readUrl(known) === url)
}

/** Null for what is no plain address of a web page. A fragment says only where on a page. */
function readUrl(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  url.hash = ''
  return url.href
}
