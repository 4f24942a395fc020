import { escapeHtml } from '../service.ts'
import type { Item } from './items.ts'
import { JOURNAL_HOST, type Collection } from './sites.ts'

/** The page that readers see of a live item: the template of a collection, filled with its fields. */
export function drawItem({ fields }: Collection, { live }: Item): string {
  const textOf = (slug: string) => String(live?.[slug] ?? '')
  const parts = fields
    .filter(({ slug, type }) => type === 'RichText' && textOf(slug) !== '')
    .map(({ slug }) => `<div class="w-richtext">${textOf(slug)}</div>`)
  const leads = fields
    .filter(
      ({ slug, type }) => type === 'PlainText' && !['name', 'slug'].includes(slug) && textOf(slug) !== '',
    )
    .map(({ slug }) => `<p class="lead">${escapeHtml(textOf(slug))}</p>`)
  const path = escapeHtml(textOf('slug'))
  return `<!doctype html>
<html lang="en" data-wf-domain="${JOURNAL_HOST}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(textOf('name'))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Webflow">
</head>
<body data-slug="${path}">
<header><nav><a href="/">Trailhouse Journal</a></nav></header>
<main>
<h1>${escapeHtml(textOf('name'))}</h1>
${[...leads, ...parts].join('\n')}
</main>
</body>
</html>
`
}
