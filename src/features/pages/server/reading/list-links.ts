import { cutText } from '#platform/cut-text.ts'
import { isUrlOf } from '#features/contentplans/rules.ts'
import type { PageLink } from './parsed-page.ts'
import { resolveUrl } from './resolve-url.ts'
import { squeeze } from './squeeze.ts'

const MOST_LINKS = 2_000
const LONGEST_ANCHOR = 300
const LONGEST_TEXT = 300
/** Files that are never pages. */
const FILES =
  /\.(jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|json|xml|rss|atom|pdf|zip|gz|rar|7z|dmg|exe|apk|mp[34]|m4[av]|webm|mov|avi|wav|ogg|woff2?|ttf|eot|docx?|xlsx?|pptx?|csv|txt|ics)$/i
const MENUS = 'nav, header, footer, aside, [role="navigation"], [role="banner"], [role="contentinfo"]'
const BLOCKS = 'p, li, td, th, dd, dt, blockquote, figcaption, h1, h2, h3, h4, h5, h6'

/** The links of a page to other pages of its site, in their order. */
export function listLinks(
  document: Document,
  { url, base, domain }: { url: string; base: string; domain: string },
): PageLink[] {
  const isWholePageUnfollowed = readsNofollow(document)
  const links: PageLink[] = []
  for (const element of document.querySelectorAll('a[href]')) {
    if (links.length === MOST_LINKS) break
    const target = resolveUrl(element.getAttribute('href') ?? '', base)
    if (target === null || target === url || !isUrlOf(domain, target) || FILES.test(new URL(target).pathname))
      continue
    const anchor = squeeze(element.textContent) || findImageText(element)
    links.push({
      url: target,
      anchor: cutText(anchor, LONGEST_ANCHOR),
      text: cutText(squeeze(element.closest(BLOCKS)?.textContent ?? anchor), LONGEST_TEXT),
      isInContent: element.closest(MENUS) === null,
      isFollowed: !isWholePageUnfollowed && !/\bnofollow\b/i.test(element.getAttribute('rel') ?? ''),
    })
  }
  return links
}

function findImageText(element: Element): string {
  return squeeze(
    element.querySelector('img[alt]')?.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '',
  )
}

function readsNofollow(document: Document): boolean {
  return /\bnofollow\b/i.test(document.querySelector('meta[name="robots" i]')?.getAttribute('content') ?? '')
}
