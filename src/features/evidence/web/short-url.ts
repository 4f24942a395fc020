import { describeUrl } from '#ui/cells/describe-url.ts'

/** The path of a page of the own site; "/" for its start page. */
export function shortUrl(url: string): string {
  const { host, rest, href } = describeUrl(url)
  if (href === null) return host
  return rest === '' ? '/' : rest
}
