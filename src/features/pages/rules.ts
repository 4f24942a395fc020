/** What an index of the database can hold. */
const LONGEST_URL = 2000

/** A URL as pages are known by: scheme and host in lower case, no fragment; null where it is none (V-20). */
export function readPageUrl(text: string): string | null {
  if (!/^https?:\/\/[^\s"'<>`\\]+$/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return null
  url.hash = ''
  return url.href.length <= LONGEST_URL ? url.href : null
}

/** What the crawl of a plan's site is called where its progress is shown. */
export const SITE_CRAWL = 'Crawling site'
