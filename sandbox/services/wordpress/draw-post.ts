import { SHOP } from '../../world/index.ts'
import { escapeHtml } from '../service.ts'
import type { Post } from './posts.ts'

/** The page that readers see of a post. */
export function drawPost(post: Post, url: string): string {
  const data = post.json_ld.map(
    (one) => `<script type="application/ld+json">${JSON.stringify(one).replaceAll('<', '\\u003c')}</script>`,
  )
  const image = post.featured_image?.url
  return `<!doctype html>
<html lang="${escapeHtml(post.language || 'en')}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(post.meta.title || `${post.title} | ${SHOP.name}`)}</title>
<meta name="description" content="${escapeHtml(post.meta.description)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${escapeHtml(post.canonical || url)}">
${data.join('\n')}
</head>
<body>
<header><nav><a href="/">${SHOP.name}</a> <a href="/blog">Journal</a></nav></header>
<main>
<h1>${escapeHtml(post.title)}</h1>
${image === undefined ? '' : `<img class="wp-post-image" src="${escapeHtml(image)}" alt="">\n`}${post.html}
</main>
</body>
</html>
`
}
