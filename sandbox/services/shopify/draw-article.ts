import { escapeHtml } from '../service.ts'
import type { StoredArticle, Store } from './stores.ts'

/** The page that readers see of an article. */
export function drawArticle(store: Store, article: StoredArticle, url: string): string {
  const title = article.metafields.get('global.title_tag') ?? `${article.title} | ${store.title}`
  const description = article.metafields.get('global.description_tag') ?? article.summary
  const { image } = article
  const picture =
    image === null
      ? ''
      : `<img class="article__image" src="${escapeHtml(image.url)}" alt="${escapeHtml(image.altText ?? '')}">\n`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${escapeHtml(url)}">
</head>
<body>
<header><nav><a href="/">${escapeHtml(store.title)}</a></nav></header>
<main>
<h1>${escapeHtml(article.title)}</h1>
<p class="article__author">${escapeHtml(article.author)}</p>
${picture}${article.body}
</main>
</body>
</html>
`
}
