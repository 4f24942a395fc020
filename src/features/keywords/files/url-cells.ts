/** A host with a dot and no scheme, with or without a path: `trailmag.example/guide`. */
// At most 2,000 characters: longer texts are no address.
const BARE = /^(?:\/\/)?(?:[^\s/?#@:.]+\.)+(?=[^\s/?#.:@]*\p{L})[^\s/?#.:@]{2,}(?::\d+)?(?:[/?#]|$)/u
const LONGEST_BARE = 2_000
const HTTP = /^https?:\/\/[^\s/?#]/i

/** Splits a cell of URLs at pipes and white space, and leaves out texts that are no web address. */
export function listUrls(cell: string): string[] {
  return cell
    .split(/[\s|]+/)
    .map((part) => (/[,;]$/.test(part) ? part.slice(0, -1) : part))
    .filter(isUrl)
}

/** Whether a text is an http(s) URL, or a host or host with path. */
export function isUrl(text: string): boolean {
  return HTTP.test(text) || (text.length <= LONGEST_BARE && BARE.test(text))
}
