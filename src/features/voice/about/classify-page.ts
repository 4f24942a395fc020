import type { AboutPage } from './about-page.ts'

const ABOUT =
  /(?:^|[-_/])(?:about|about-us|who-we-are|our-story|company|ueber-uns|uber-uns|wir-ueber-uns|unternehmen|das-sind-wir|a-propos|qui-sommes-nous|notre-histoire|quienes-somos|sobre-nosotros|nosotros|om-oss|om-os|chi-siamo|over-ons|sobre-nos|quem-somos|o-nas|o-firmie|hakkimizda|meista)(?:[-_/.]|$)/iu

/** What a page is for, by its type and address. */
export function classifyAbout({ url, type }: { url: string; type: string }): AboutPage['kind'] {
  const path = pathOf(url)
  if (type === 'home' || path === '/') return 'home'
  if (ABOUT.test(path)) return 'about'
  return type === 'product' || type === 'category' ? 'offer' : 'other'
}

function pathOf(url: string): string {
  return URL.canParse(url) ? decode(new URL(url).pathname) : url
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
