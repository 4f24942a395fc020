/** A page among the search results of a hub's keywords. */
export interface Result {
  url: string
  title: string
}

/** A part of a title between punctuation marks, and the site whose title it is. */
export interface TitlePart {
  text: string
  host: string
}

/** Characters of a title that are read; search engines show fewer. */
const LONGEST_TITLE = 300
const MARKUP = /<[^<>]*>/g
const ENTITY = /&[a-z]{2,8};|&#x?[\da-f]{1,6};/gi
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const CONTROL = /[\0-\x1f\x7f-\x9f]+/g
const YEAR = /(?<!\d)(?:19|20)\d\d年?(?!\d)/g
const BREAK = /[|·•»«:;,!?()[\]{}"“”„…<>。、！？【】「」『』（）｜：，～/\\]+|\s[-–—]+\s|\.\s/u

/** The parts of titles without names of their sites, years and markup; each page of the results counts once. */
export function readTitles(results: readonly Result[], isOwn: (host: string) => boolean): TitlePart[] {
  const pages = new Map(results.map(({ url, title }) => [url, title]))
  return [...pages].flatMap(([url, title]) => {
    const host = readHost(url)
    return host === null || isOwn(host) ? [] : splitTitle(title, host)
  })
}

function readHost(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null
}

function splitTitle(title: string, host: string): TitlePart[] {
  const clean = title
    .slice(0, LONGEST_TITLE)
    .toWellFormed()
    .replaceAll(MARKUP, ' | ')
    .replaceAll(ENTITY, ' ')
    .replaceAll(CONTROL, ' ')
  return clean
    .split(BREAK)
    .map((part) => part.replaceAll(YEAR, ' ').replaceAll(/\s+/g, ' ').trim())
    .filter((text, at) => text !== '' && !isSiteName(text, { host, isFirst: at === 0 }))
    .map((text) => ({ text, host }))
}

/**
 * Whether a part of a title is the name of its site: `Outdoor Gear Lab` of outdoorgearlab.com. The first part rarely is:
 * tents.com writes about tents.
 */
function isSiteName(text: string, { host, isFirst }: { host: string; isFirst: boolean }): boolean {
  const name = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
  const label = host.split('.').at(-2)?.replaceAll('-', '') ?? host
  if (isFirst) return name === label
  return host.replaceAll(/[.-]/g, '').includes(name) || (label.length > 2 && name.startsWith(label))
}
