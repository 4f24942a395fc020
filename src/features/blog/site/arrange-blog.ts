import { findRootPath, cleanSlug } from './addresses.ts'
import type { BlogArticle, BlogHub, BlogSite } from './blog-site.ts'
import { fingerprintOf } from './fingerprint.ts'
import { readLanguage, type PageLanguage } from './language.ts'
import { STYLE_SHEET, STYLE_SHEET_NAME } from './style/style-sheet.ts'
import { findTexts } from './texts/find-texts.ts'
import type { PageTexts } from './texts/page-texts.ts'

/** An article with what lists of articles and its own page say about it. */
export interface PlacedArticle extends BlogArticle {
  hub: PlacedHub | null
  /** Stays equal as long as lists say the same about it. */
  card: string
}

export interface PlacedHub extends BlogHub {
  /** The newest first. */
  articles: PlacedArticle[]
}

/** A blog in the order in which readers see it. */
export interface Blog {
  site: BlogSite
  language: PageLanguage
  texts: PageTexts
  isTranslated: boolean
  /** The newest first. */
  articles: PlacedArticle[]
  /** Those with articles, by name. */
  hubs: PlacedHub[]
  styleSheet: { name: string; text: string }
  /** The way to the blog's root from any address of its host. */
  rootPath: string
  /** Stays equal as long as what surrounds the pages is the same. */
  frame: string
}

/** Slugs that are still the same when letters are compared without case get the id behind. */
export function arrangeBlog(site: BlogSite): Blog {
  const language = readLanguage(site.language)
  const { texts, isTranslated } = findTexts(language.base)
  const hubs = placeHubs(site.hubs, language.tag)
  const articles = placeArticles(site.articles, hubs)
  const { name, address, settings, isStaging } = site
  return {
    site,
    language,
    texts,
    isTranslated,
    articles,
    hubs: hubs.filter((hub) => hub.articles.length > 0),
    styleSheet: { name: STYLE_SHEET_NAME, text: STYLE_SHEET },
    rootPath: findRootPath(address),
    frame: fingerprintOf([name, address, settings, isStaging, language, texts, STYLE_SHEET_NAME]),
  }
}

function placeHubs(hubs: BlogHub[], tag: string): PlacedHub[] {
  const { compare } = new Intl.Collator(tag, { numeric: true })
  const choose = createSlugs()
  return hubs
    .toSorted((one, other) => one.id - other.id)
    .map((hub) => ({ ...hub, slug: choose(hub), articles: [] }))
    .toSorted((one, other) => compare(one.name, other.name) || one.id - other.id)
}

function placeArticles(articles: BlogArticle[], hubs: PlacedHub[]): PlacedArticle[] {
  const hubOf = new Map(hubs.map((hub) => [hub.id, hub]))
  const choose = createSlugs()
  const placed = articles
    .toSorted((one, other) => one.id - other.id)
    .map((article) => placeArticle(article, choose(article), hubOf.get(article.hubId ?? Number.NaN) ?? null))
  const timeOf = new Map(placed.map(({ id, publishedAt }) => [id, Date.parse(publishedAt) || 0]))
  placed.sort((one, other) => (timeOf.get(other.id) ?? 0) - (timeOf.get(one.id) ?? 0) || other.id - one.id)
  for (const article of placed) article.hub?.articles.push(article)
  return placed
}

function placeArticle(article: BlogArticle, slug: string, hub: PlacedHub | null): PlacedArticle {
  const { id, title, summary, image, author, publishedAt, words } = article
  const shown = [id, slug, title, summary, image, author, publishedAt, words, hub && [hub.name, hub.slug]]
  return { ...article, slug, hub, card: fingerprintOf(shown) }
}

function createSlugs(): (of: { id: number; slug: string }) => string {
  const used = new Set<string>()
  return ({ id, slug }) => {
    const clean = cleanSlug(slug, String(id))
    let free = clean
    while (used.has(foldSlug(free))) free += `-${id}`
    used.add(foldSlug(free))
    return free
  }
}

/** Disks of some machines do not tell these apart. */
function foldSlug(slug: string): string {
  return slug.normalize('NFC').toLowerCase()
}
