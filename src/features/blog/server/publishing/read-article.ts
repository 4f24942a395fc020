import { createHash } from 'node:crypto'
import type { OutgoingArticle } from '#integrations/publisher/index.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { IMAGES, STAGING_PREFIX } from '../../rules.ts'

const LONGEST_SLUG = 200
/** At most as long as a slug. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u

/** An article as a blog keeps it. */
export interface KeptArticle {
  isLive: boolean
  slug: string
  title: string
  summary: string
  metaTitle: string
  metaDescription: string
  canonical: string | null
  language: string
  author: string
  image: { url: string; alt: string } | null
  /** The name of its hub. */
  hub: string | null
  html: string
  /** A finished element; empty without data. */
  jsonLd: string
  linksTo: number[]
  words: number
  publishedAt: Date
  updatedAt: Date
  /** Changes with everything above. */
  version: string
}

/** Makes an article fit for the database and for files. Throws AdapterError for a slug that is no name of a folder. */
export function readArticle(article: OutgoingArticle): KeptArticle {
  const { image, categories, state } = article
  const html = clean(article.html)
  const kept = {
    slug: readSlug(article.slug),
    title: clean(article.title),
    summary: clean(article.summary),
    metaTitle: clean(article.metaTitle),
    metaDescription: clean(article.metaDescription),
    canonical: article.canonical === null ? null : clean(article.canonical),
    language: clean(article.language),
    author: clean(article.author),
    image: image === null ? null : { url: clean(image.url), alt: clean(image.alt) },
    hub: categories[0] === undefined ? null : clean(categories[0]),
    html,
    jsonLd: writeJsonLd(article.jsonLd),
    linksTo: article.linksTo,
    words: article.words,
    publishedAt: article.publishedAt,
    updatedAt: article.updatedAt,
  }
  const version = createHash('sha256').update(JSON.stringify(kept)).digest('base64url')
  return { ...kept, isLive: state === 'live', version }
}

/** Without what the database cannot store. */
function clean(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

function readSlug(slug: string): string {
  const isName = slug.length <= LONGEST_SLUG && SLUG.test(slug)
  if (!isName || slug === IMAGES || slug.startsWith(STAGING_PREFIX))
    throw new AdapterError(
      'invalid',
      `The autoblog cannot show an article under ${JSON.stringify(slug.slice(0, 80))}.`,
    )
  return slug
}

/** `<` is written as an escape, so that no text in the data ends the element. */
function writeJsonLd(objects: OutgoingArticle['jsonLd']): string {
  if (objects.length === 0) return ''
  const data = JSON.stringify(objects.length === 1 ? objects[0] : objects)
  return `<script type="application/ld+json">${clean(data).replaceAll('<', String.raw`\u003c`)}</script>`
}
