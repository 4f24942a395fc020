import { z } from 'zod'
import { escapeHtml, replyHtml, type Reply } from '../service.ts'
import { richTexts, type SentText } from './block-schema.ts'
import { plainTitle } from './describe.ts'
import type { Pages, StoredBlock, StoredPage } from './pages.ts'

/** The page that people see at an address of the made-up Notion; null for an address of no page. */
export function visitPage(pages: Pages, pathname: string): Reply | null {
  const [, id] = /^\/(?:[\w-]*-)?([0-9a-f]{32})$/.exec(pathname) ?? []
  if (id === undefined) return null
  const page = pages.findAny(id)
  return page === null || pages.isAway(page) ? replyHtml(404, GONE) : replyHtml(200, drawPage(page))
}

const GONE =
  '<!doctype html><link rel="icon" href="data:,"><title>Not found</title><h1>This page is not here any more</h1>'

function drawPage(page: StoredPage): string {
  const title = plainTitle(page)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | Sandbox</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<p class="note"><strong>Sandbox.</strong> This page stands in for Notion’s. No real account is used.</p>
<main>
<h1>${escapeHtml(title)}</h1>
${drawBlocks(page.content.flatMap((entry) => ('pageId' in entry ? [] : [entry])))}
</main>
</body>
</html>
`
}

const LISTS: Record<string, string> = { bulleted_list_item: 'ul', numbered_list_item: 'ol' }
const TEXTS: Record<string, string> = {
  paragraph: 'p',
  heading_1: 'h2',
  heading_2: 'h3',
  heading_3: 'h4',
  quote: 'blockquote',
}

function drawBlocks(blocks: readonly StoredBlock[]): string {
  return blocks
    .map((block, at) => {
      const list = LISTS[block.type]
      if (list === undefined) return drawBlock(block)
      const begin = blocks[at - 1]?.type === block.type ? '' : `<${list}>`
      const end = blocks[at + 1]?.type === block.type ? '' : `</${list}>`
      return `${begin}<li>${drawTexts(block.content['rich_text'])}${drawBlocks(block.children)}</li>${end}`
    })
    .join('\n')
}

const image = z.object({ external: z.object({ url: z.string() }), caption: richTexts.default([]) })

function drawBlock({ type, content, children }: StoredBlock): string {
  if (type === 'divider') return '<hr>'
  if (type === 'code') return `<pre><code>${drawTexts(content['rich_text'])}</code></pre>`
  if (type === 'table') return drawTable(content['has_column_header'] === true, children)
  if (type === 'image') {
    const { external, caption } = image.parse(content)
    const source = escapeHtml(external.url)
    return `<figure><img src="${source}" alt=""><figcaption>${drawTexts(caption)}</figcaption></figure>`
  }
  const name = TEXTS[type] ?? 'p'
  return `<${name}>${drawTexts(content['rich_text'])}</${name}>${drawBlocks(children)}`
}

function drawTable(hasHeader: boolean, rows: readonly StoredBlock[]): string {
  const drawn = rows.map(({ content }, at) => {
    const name = hasHeader && at === 0 ? 'th' : 'td'
    const cells = z.array(richTexts).parse(content['cells'])
    return `<tr>${cells.map((cell) => `<${name}>${drawTexts(cell)}</${name}>`).join('')}</tr>`
  })
  return `<table>${drawn.join('')}</table>`
}

function drawTexts(texts: unknown): string {
  return richTexts
    .parse(texts ?? [])
    .map(drawText)
    .join('')
}

function drawText({ text, annotations = {} }: SentText): string {
  const { bold = false, italic = false, strikethrough = false, code = false } = annotations
  const looks = { code, s: strikethrough, em: italic, strong: bold }
  let drawn = escapeHtml(text.content)
  for (const [tag, isOn] of Object.entries(looks)) if (isOn) drawn = `<${tag}>${drawn}</${tag}>`
  return text.link ? `<a href="${escapeHtml(text.link.url)}">${drawn}</a>` : drawn
}

const STYLE = `
:root { color-scheme: light dark; --back: #fff; --text: #1a1b1e; --quiet: #495057; --line: #dee2e6; --soft: #f1f3f5; --note: #fff9db; --on-note: #5c3c00; }
@media (prefers-color-scheme: dark) { :root { --back: #1f1f1f; --text: #e9e9e9; --quiet: #b8b8b8; --line: #3b3b3b; --soft: #2e2e2e; --note: #3b321b; --on-note: #ffd43b; } }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.6 'Inter Variable', Inter, system-ui, sans-serif; }
.note { margin: 0; padding: 8px 24px; background: var(--note); color: var(--on-note); font-size: 14px; }
main { max-width: 708px; margin: 0 auto; padding: 48px 24px 96px; overflow-wrap: anywhere; }
h1 { margin: 0 0 24px; font-size: 40px; line-height: 1.2; }
h2 { margin: 40px 0 8px; font-size: 28px; line-height: 1.3; }
h3 { margin: 32px 0 8px; font-size: 22px; line-height: 1.3; }
a { color: inherit; text-decoration-color: var(--quiet); }
code { padding: 2px 5px; background: var(--soft); border-radius: 4px; font-size: 85%; }
pre { padding: 16px; background: var(--soft); border-radius: 8px; overflow-x: auto; white-space: pre-wrap; }
pre code { padding: 0; }
blockquote { margin: 16px 0; padding-left: 16px; border-left: 3px solid currentColor; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 10px; border: 1px solid var(--line); text-align: left; vertical-align: top; }
th { background: var(--soft); }
img { max-width: 100%; }
figure { margin: 24px 0; }
figcaption { color: var(--quiet); font-size: 14px; }
`
