import type { OutgoingArticle } from '#integrations/publisher/index.ts'
import { listImages, listLinks, renderArticle, writeJsonLd } from '../../rendering/index.ts'
import type { PublishState } from '../../rules.ts'
import type { CopiedImage } from '../images/copied-images.ts'
import type { LiveLink } from '../queries/read-live-addresses.ts'
import type { Publishable } from '../queries/read-publishable.ts'
import type { Target } from '../targets/target.ts'

interface Material {
  marker: string
  article: Publishable
  language: string
  domain: string | null
  target: Pick<Target, 'linkTo' | 'imageInBody'>
  images: ReadonlyMap<string, CopiedImage>
  links: ReadonlyMap<string, LiveLink | null>
  slug: string
  /** Where it is, too, and search engines are to find it; null: at this system. */
  canonical: string | null
  /** Where it is already. */
  url: string | null
  state: PublishState
  publishedAt: Date
  now: Date
}

/** Makes of a final draft what a publishing system gets. */
export function composeOutgoing(material: Material): OutgoingArticle {
  const { article, language, target, images, links, slug, state, publishedAt, now, domain } = material
  const rendered = renderArticle({
    markdown: article.markdown,
    language,
    resolveLink: (url) => {
      const live = links.get(url)
      if (live === undefined) return url
      return live === null ? null : target.linkTo(live)
    },
    resolveImage: (url) => {
      const image = images.get(url)
      return image?.url ? { ...sizeOf(image), url: target.imageInBody(image.url) } : null
    },
  })
  const title = rendered.title || article.title
  const first = listImages(article.markdown)
    .map(({ url, alt }) => ({ url: images.get(url)?.url ?? null, alt }))
    .find(({ url }) => url !== null)
  const metaTitle = article.metaTitle || title
  const metaDescription = article.metaDescription || rendered.summary
  const image = first?.url ? { url: first.url, alt: first.alt } : null
  return {
    marker: material.marker,
    title,
    slug,
    html: rendered.html,
    summary: metaDescription,
    metaTitle,
    metaDescription,
    canonical: material.canonical,
    language,
    author: article.planName,
    publishedAt,
    updatedAt: now,
    categories: article.hub === null ? [] : [article.hub],
    image,
    jsonLd: writeJsonLd({
      article: rendered,
      title,
      description: metaDescription,
      url: material.canonical ?? material.url,
      language,
      publishedAt,
      updatedAt: now,
      author: { type: 'Organization', name: article.planName },
      publisher: { name: article.planName, url: domain === null ? '' : `https://${domain}/` },
      hub: null,
    }),
    linksTo: listLinks(article.markdown).flatMap((url) => {
      const live = links.get(url)
      return live?.articleId ? [live.articleId] : []
    }),
    words: rendered.words,
    state,
  }
}

function sizeOf({ width, height }: CopiedImage): { width?: number; height?: number } {
  return width === null || height === null ? {} : { width, height }
}
