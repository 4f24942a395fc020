import { isUrlOf, readPageUrl } from '#features/contentplans/rules.ts'
import { rankPages } from '#engine/index.ts'

/** Pages that a cluster is written from, at most. */
const MOST_SOURCES = 10
const MOST_OF_HOST = 2
/** Files, which are no web pages. */
const FILES = /\.(pdf|docx?|pptx?|xlsx?|csv|epub|zip|mp[34]|mov|webm|jpe?g|png|gif|webp|svg)$/i
/** Sites of videos, pictures and posts, which have little text or show it only to members. */
const SILENT_SITES = [
  'youtube.com',
  'youtu.be',
  'vimeo.com',
  'dailymotion.com',
  'tiktok.com',
  'twitch.tv',
  'instagram.com',
  'facebook.com',
  'pinterest.com',
  'twitter.com',
  'x.com',
  'bilibili.com',
  'nicovideo.jp',
]

/** What ranks for a keyword, best first, and how often it is searched in a month. */
interface RankedKeyword {
  urls: readonly string[]
  /** Null when unknown. */
  volume: number | null
}

/**
 * The pages that rank best for keywords, best first: a page gets a part of the searches of each, half as much at
 * position 2 as at position 1. Spellings of an address that lead to the same page are one page.
 */
export function chooseSources(keywords: readonly RankedKeyword[], domain: string | null): string[] {
  const pages = new Map<string, { url: string; best: number; weight: number }>()
  for (const { urls, volume } of keywords)
    for (const [page, { url, rank }] of rankPages([...urls])) {
      const known = pages.get(page) ?? { url, best: rank, weight: 0 }
      const isBetter = rank < known.best
      pages.set(page, {
        url: isBetter ? url : known.url,
        best: isBetter ? rank : known.best,
        weight: known.weight + ((volume ?? 0) + 1) / rank,
      })
    }
  const ranked = [...pages.values()].toSorted(
    (one, other) => other.weight - one.weight || one.best - other.best || (one.url < other.url ? -1 : 1),
  )
  return takeSpread(
    ranked.flatMap(({ url }) => readPageUrl(url) ?? []).filter((url) => mayBeRead(url, domain)),
  )
}

function mayBeRead(url: string, domain: string | null): boolean {
  if (domain !== null && isUrlOf(domain, url)) return false
  return !FILES.test(new URL(url).pathname) && !SILENT_SITES.some((site) => isUrlOf(site, url))
}

function takeSpread(urls: readonly string[]): string[] {
  const counts = new Map<string, number>()
  const taken = urls.filter((url) => {
    const host = new URL(url).hostname.replace(/^www\./, '')
    const count = (counts.get(host) ?? 0) + 1
    counts.set(host, count)
    return count <= MOST_OF_HOST
  })
  return [...new Set(taken)].slice(0, MOST_SOURCES)
}
