import { isRecord, listOf, type Thing } from './json-ld.ts'
import { resolveUrl } from './resolve-url.ts'

interface Crumb {
  name: string
  url: string | null
}

/** The last step of the longest trail that is neither the page itself nor the home page; null when there is none. */
export function readParent(things: readonly Thing[], pageUrl: string): { name: string; url: string } | null {
  const trails = things
    .filter(({ types }) => types.includes('BreadcrumbList'))
    .map((list) => readTrail(list, pageUrl))
  const longest = trails.toSorted((one, other) => other.length - one.length)[0] ?? []
  // Many trails end with the page itself, often without its URL.
  const above = longest.at(-1)?.url === null ? longest.slice(0, -1) : longest
  const parent = above.findLast(
    ({ url }) => url !== null && new URL(url).pathname !== '/' && !isSamePage(url, pageUrl),
  )
  return parent === undefined || parent.url === null ? null : { name: parent.name, url: parent.url }
}

function readTrail(list: Thing, pageUrl: string): Crumb[] {
  return listOf(list['itemListElement'])
    .filter(isRecord)
    .map((element, index) => ({
      ...readCrumb(element, pageUrl),
      position: Number(element['position'] ?? index),
    }))
    .toSorted((one, other) => one.position - other.position)
    .filter(({ name }) => name !== '')
}

function readCrumb(element: Record<string, unknown>, pageUrl: string): Crumb {
  const item = element['item']
  const thing = isRecord(item) ? item : {}
  const name = [element['name'], thing['name']].find((one) => typeof one === 'string')
  const address = [item, thing['@id'], thing['url'], element['url']].find((one) => typeof one === 'string')
  return {
    name: typeof name === 'string' ? name.trim() : '',
    url: typeof address === 'string' ? resolveUrl(address, pageUrl) : null,
  }
}

function isSamePage(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '')
}
