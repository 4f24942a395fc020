import { safeLink } from './addresses.ts'
import type { RenderedArticle } from './render-article.ts'

/** A person or an organization. */
interface Maker {
  type: 'Person' | 'Organization'
  name: string
  /** A page about the person or organization. */
  url?: string
}

interface Page {
  name: string
  url: string
}

interface JsonLdInput {
  /** What the page shows, whose parts are described. */
  article: Pick<RenderedArticle, 'title' | 'summary' | 'words' | 'images' | 'faqs' | 'sources'>
  /** The address at which readers find the article; null while it has none. */
  url: string | null
  /** A tag such as de or sv-SE. */
  language: string
  /** Instead of the title and summary of the article. */
  title?: string
  description?: string
  /** Instead of the first image of the article. */
  image?: string
  /** When it was first live; null before that. */
  publishedAt: Date | null
  updatedAt: Date | null
  author: Maker | null
  /** The website that the article appears on; its address is the first of the breadcrumbs. */
  publisher: Page & { logo?: string }
  /** The page that the article belongs to. */
  hub: Page | null
}

type JsonLd = Record<string, unknown>

const CONTEXT = 'https://schema.org'

/**
 * What an article tells search engines about itself: a BlogPosting, a BreadcrumbList when it belongs to a hub, and an
 * FAQPage when it answers questions. Addresses that are none of the web are left out.
 */
export function writeJsonLd(input: JsonLdInput): JsonLd[] {
  return [describeArticle(input), ...describePath(input), ...describeFaqs(input)]
}

function describeArticle(input: JsonLdInput): JsonLd {
  const { article, author, language, publishedAt, updatedAt } = input
  const images = [input.image ?? article.images[0]?.url ?? ''].flatMap(listAddress)
  const sources = article.sources.flatMap(({ url }) => listAddress(url))
  return dropEmpty({
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: input.title || article.title,
    description: input.description || article.summary,
    image: images,
    datePublished: publishedAt?.toISOString(),
    dateModified: (updatedAt ?? publishedAt)?.toISOString(),
    author: author === null ? null : describeMaker(author),
    publisher: describePublisher(input.publisher),
    inLanguage: language,
    mainEntityOfPage: listAddress(input.url ?? '').map((url) => ({ '@type': 'WebPage', '@id': url }))[0],
    wordCount: article.words,
    citation: [...new Set(sources)],
  })
}

function describeMaker({ type, name, url = '' }: Maker): JsonLd {
  return dropEmpty({ '@type': type, name, url: listAddress(url)[0] })
}

function describePublisher({ name, url, logo = '' }: JsonLdInput['publisher']): JsonLd {
  const image = listAddress(logo).map((address) => ({ '@type': 'ImageObject', url: address }))[0]
  return dropEmpty({ ...describeMaker({ type: 'Organization', name, url }), logo: image })
}

/** From the website by its hub to the article. */
function describePath({ article, hub, publisher, title, url }: JsonLdInput): JsonLd[] {
  if (hub === null) return []
  const pages = [publisher, hub, { name: title || article.title, url: url ?? '' }]
  const items = pages.map((page, at) =>
    dropEmpty({ '@type': 'ListItem', position: at + 1, name: page.name, item: listAddress(page.url)[0] }),
  )
  return [{ '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement: items }]
}

function describeFaqs({ article: { faqs }, language }: JsonLdInput): JsonLd[] {
  if (faqs.length === 0) return []
  const questions = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@context': CONTEXT, '@type': 'FAQPage', inLanguage: language, mainEntity: questions }]
}

function listAddress(url: string): string[] {
  const safe = safeLink(url)
  return safe === null || !/^https?:/i.test(safe) ? [] : [safe]
}

/** Without what is not known. */
function dropEmpty(object: JsonLd): JsonLd {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => isKnown(value)))
}

function isKnown(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== null && value !== undefined && value !== ''
}
