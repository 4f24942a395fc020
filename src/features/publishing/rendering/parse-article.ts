import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { TooComplex } from '#features/writing/evidence/index.ts'
import { isTooComplex } from '#features/writing/markdown/index.ts'
import { findBareUrls } from './bare-urls.ts'
import type { MarkdownLink, MarkdownNode, MarkdownRoot, MarkdownText } from './trees.ts'

/**
 * The tree of an article, with bare addresses as links, without boxes to tick and without markers of evidence. Throws
 * Invalid for a text with so much markup that reading it would take too long.
 */
export function parseArticle(markdown: string): MarkdownRoot {
  const text = markdown.toWellFormed().replaceAll(CONTROLS, '')
  if (isTooComplex(text) || countImages(text) > MOST_IMAGES) throw new TooComplex('text')
  const root = fromMarkdown(text, { extensions: [syntax], mdastExtensions: trees })
  polish(root)
  return root
}

/** Images inside each other take a time that grows with the square of their number. */
const MOST_IMAGES = 400

function countImages(markdown: string): number {
  return markdown.split('![').length - 1
}

/** Characters that are no text and that some systems refuse; lines and tabs stay. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu

/** Bare addresses are found afterwards: the dialect's own search takes half as long as all the rest. */
const syntax = withoutLetters(gfm())
const trees = gfmFromMarkdown().filter((one) => !('transforms' in one))

function withoutLetters(extension: ReturnType<typeof gfm>): ReturnType<typeof gfm> {
  const text = Object.entries(extension.text ?? {}).filter(
    ([code]) => !/[\w.+-]/.test(String.fromCharCode(Number(code))),
  )
  return { ...extension, text: Object.fromEntries(text) }
}

function polish(node: MarkdownNode): void {
  if (node.type === 'listItem') node.checked = null
  if (node.type === 'link' || node.type === 'linkReference') return dropMarkers(node.children)
  if (!('children' in node)) return
  dropMarkers(node.children)
  for (let at = node.children.length - 1; at >= 0; at--) {
    const child = node.children[at]
    if (child?.type !== 'text') continue
    const parts = splitAtUrls(child)
    if (parts.length > 1 || parts[0]?.type === 'link') replaceAt(node.children, at, parts)
  }
  for (const child of node.children) if (child.type !== 'text') polish(child)
}

/** Parts of a text may stand wherever the text stood, which the types of trees do not know. */
function replaceAt(children: unknown[], at: number, parts: readonly (MarkdownText | MarkdownLink)[]): void {
  children.splice(at, 1, ...parts)
}

/** Marks of evidence that are no links: [[E12]]. */
const MARKER = / ?\[\[E\d{1,6}\]\]/g

function dropMarkers(nodes: readonly MarkdownNode[]): void {
  for (const node of nodes)
    if (node.type === 'text' && node.value.includes('[[E')) node.value = node.value.replaceAll(MARKER, '')
}

function splitAtUrls({ value }: MarkdownText): (MarkdownText | MarkdownLink)[] {
  const parts: (MarkdownText | MarkdownLink)[] = []
  let from = 0
  for (const { start, end, url } of findBareUrls(value)) {
    if (start > from) parts.push({ type: 'text', value: value.slice(from, start) })
    parts.push({ type: 'link', url, children: [{ type: 'text', value: value.slice(start, end) }] })
    from = end
  }
  if (from < value.length || parts.length === 0) parts.push({ type: 'text', value: value.slice(from) })
  return parts
}
