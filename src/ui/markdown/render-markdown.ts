import DOMPurify from 'dompurify'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { cutParts } from './cut-parts.ts'
import { cutFrontMatter } from './front-matter.ts'
import { finishNodes } from './finish-nodes.ts'

interface RenderOptions {
  headingStart: 1 | 2 | 3
  /** Where links may lead, if not anywhere; then no image is loaded, either, and HTML is shown as text. */
  allowLink?: ((address: string) => boolean) | undefined
}

const TAGS = [
  ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div', 'section'],
  ['code', 'em', 'strong', 'del', 's', 'b', 'i', 'u', 'sub', 'sup', 'kbd', 'mark', 'abbr', 'span', 'br'],
  ['a', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'input'],
  ['details', 'summary', 'figure', 'figcaption'],
].flat()
const ATTRIBUTES = [
  ['href', 'title', 'src', 'alt', 'width', 'height', 'start', 'align', 'colspan', 'rowspan', 'id'],
  ['type', 'checked'],
].flat()

let count = 0

/**
 * The nodes of a markdown text, without anything that could run. A long text comes in parts, each of which takes a moment,
 * so that a page can be used meanwhile.
 */
export function* renderMarkdown(
  text: string,
  { headingStart, allowLink }: RenderOptions,
): Generator<DocumentFragment> {
  count += 1
  const { body } = cutFrontMatter(text)
  for (const [index, part] of cutParts(body).entries()) {
    // Footnotes of two texts on a page must not lead to each other.
    const prefix = `text-${count}-${index}-`
    const nodes = sanitize(
      toHtml(part, { clobberPrefix: prefix, allowDangerousHtml: allowLink === undefined }),
    )
    finishNodes(nodes, { headingStart, prefix, allowLink })
    yield nodes
  }
}

function toHtml(
  markdown: string,
  { clobberPrefix, allowDangerousHtml }: { clobberPrefix: string; allowDangerousHtml: boolean },
): string {
  return micromark(markdown, {
    allowDangerousHtml,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml({ clobberPrefix })],
  })
}

function sanitize(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}
