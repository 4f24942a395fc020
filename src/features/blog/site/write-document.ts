import { findImageAddress, readNavAddress, readWebAddress } from './addresses.ts'
import { findMeasurementId } from './analytics.ts'
import type { Blog } from './arrange-blog.ts'
import { escapeText } from './escape.ts'
import { absolute, linkTo } from './links.ts'

/** What one page says about itself, and its contents. */
interface Document {
  /** The way from this page to the blog's root: ../ for an article. */
  root: string
  title: string
  description: string
  /** Its address below the root; null for a page that search engines leave out. */
  path: string | null
  /** Where search engines are to find it, when it is somewhere else, too. */
  canonical?: string | null
  kind: 'website' | 'article'
  image?: { url: string; alt: string } | null
  /** Finished elements for its head. */
  head?: string
  /** The home page has the blog's name as its heading, and not in its header. */
  isHome?: boolean
  main: string
}

/** A whole page: head, header, contents, footer. */
export function writeDocument(blog: Blog, document: Document): string {
  const { language } = blog
  const { root, main } = document
  return `<!doctype html>
<html lang="${escapeText(language.tag)}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${writeHead(blog, document)}
</head>
<body>
<a class="skip" href="#_main"${english(blog)}>${escapeText(blog.texts.skip)}</a>
${writeHeader(blog, document)}
<main id="_main" tabindex="-1">
${main}
</main>
${writeFooter(blog, root)}
</body>
</html>
`
}

/** Marks a text of ours as English on pages in a language that has no texts of ours. */
export function english({ isTranslated }: Blog): string {
  return isTranslated ? '' : ' lang="en" dir="ltr"'
}

function writeHead(blog: Blog, document: Document): string {
  const { site, styleSheet } = blog
  const { root, title, description, path, canonical, head = '' } = document
  const isFound = path !== null && !site.isStaging
  return [
    `<title>${escapeText(title)}</title>`,
    description && `<meta name="description" content="${escapeText(description)}">`,
    isFound ? '' : '<meta name="robots" content="noindex">',
    path === null ? '' : `<link rel="canonical" href="${escapeText(canonical ?? absolute(blog, path))}">`,
    `<link rel="stylesheet" href="${linkTo(root, styleSheet.name)}">`,
    `<link rel="icon" type="image/svg+xml" href="${linkTo(root, 'icon.svg')}">`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeText(site.name)}" href="${linkTo(root, 'feed.xml')}">`,
    '<meta name="color-scheme" content="light dark">',
    ...(path === null ? [] : listPreviewTags(blog, document, path)),
    head,
    writeAnalytics(site.settings.ga_code, root),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** What other sites show of the page when people share it. */
function listPreviewTags(blog: Blog, document: Document, path: string): string[] {
  const { title, description, canonical, kind, image } = document
  const address = image ? findImageAddress(image.url, `${blog.site.address}/`) : null
  return [
    writeTag('property', 'og:type', kind),
    writeTag('property', 'og:site_name', blog.site.name),
    writeTag('property', 'og:locale', blog.language.locale),
    writeTag('property', 'og:title', title),
    writeTag('property', 'og:description', description),
    writeTag('property', 'og:url', canonical ?? absolute(blog, path)),
    writeTag('property', 'og:image', address ?? ''),
    writeTag('property', 'og:image:alt', address === null ? '' : (image?.alt ?? '')),
    writeTag('name', 'twitter:card', address === null ? 'summary' : 'summary_large_image'),
    writeTag('name', 'twitter:title', title),
    writeTag('name', 'twitter:description', description),
    writeTag('name', 'twitter:image', address ?? ''),
  ]
}

function writeTag(attribute: 'property' | 'name', name: string, content: string): string {
  return content && `<meta ${attribute}="${name}" content="${escapeText(content)}">`
}

function writeAnalytics(code: string, root: string): string {
  const id = findMeasurementId(code)
  return id === null
    ? ''
    : `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script>
<script defer src="${linkTo(root, 'analytics.js')}"></script>`
}

function writeHeader(blog: Blog, { root, isHome = false }: Document): string {
  const { site, texts } = blog
  const brand = isHome ? '' : `<a class="brand" href="${linkTo(root, '')}">${escapeText(site.name)}</a>`
  const items = site.settings.navlinks
    .map(({ label, url }) => ({ label: label.trim(), url: readNavAddress(url) }))
    .flatMap(({ label, url }) => (url && label ? [writeItem(label, url, '')] : []))
  const menu =
    items.length === 0 ? '' : `<nav aria-label="${escapeText(texts.menu)}"><ul>${items.join('')}</ul></nav>`
  return `<header class="top">${brand}${menu}</header>`
}

function writeFooter(blog: Blog, root: string): string {
  const { site, texts } = blog
  const { linkedin_url, twitter_url, facebook_url, instagram_url } = site.settings
  const places = [
    { label: 'LinkedIn', url: linkedin_url },
    { label: 'X', url: twitter_url },
    { label: 'Facebook', url: facebook_url },
    { label: 'Instagram', url: instagram_url },
  ]
  const items = places.flatMap(({ label, url }) => {
    const address = readWebAddress(url)
    return address === null ? [] : [writeItem(label, address, ' rel="me noopener"')]
  })
  const social =
    items.length === 0
      ? ''
      : `<nav aria-label="${escapeText(texts.elsewhere)}"><ul>${items.join('')}</ul></nav>`
  return `<footer class="end"><p><a href="${linkTo(root, '')}">${escapeText(site.name)}</a></p>${social}<p><a href="${linkTo(root, 'feed.xml')}"${english(blog)}>${escapeText(texts.feed)}</a></p></footer>`
}

function writeItem(label: string, url: string, attributes: string): string {
  return `<li><a href="${escapeText(url)}"${attributes}>${escapeText(label)}</a></li>`
}
