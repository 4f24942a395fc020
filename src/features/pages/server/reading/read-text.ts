import { cutText } from '#platform/cut-text.ts'
import { squeeze } from './squeeze.ts'

/** Characters of a text, at most: far more than any article has. */
const LONGEST = 400_000
const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'select',
  'textarea',
  'button',
  'title',
  'object',
  'canvas',
  'audio',
  'video',
  'datalist',
  'noframes',
  'noembed',
])
const BLOCKS = new Set(
  'address article aside blockquote body br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const ELEMENT = 1
const TEXT = 3

/** The text below a node as lines, a line for each paragraph, heading, item and cell. */
export function readText(root: Node | null): string {
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    const text = squeeze(line)
    if (text !== '') lines.push(text)
    line = ''
  }
  // Without recursion: pages may nest deeper than the stack allows.
  const open: { node: Node; isEnd: boolean }[] = root === null ? [] : [{ node: root, isEnd: false }]
  let length = 0
  while (open.length > 0 && length < LONGEST) {
    const { node, isEnd } = open.pop() ?? { node: root, isEnd: true }
    if (node === null) continue
    if (node.nodeType === TEXT) {
      line += node.textContent ?? ''
      length += node.textContent?.length ?? 0
      continue
    }
    if (node.nodeType !== ELEMENT) continue
    const name = node.nodeName.toLowerCase()
    if (BLOCKS.has(name)) endLine()
    if (isEnd || SILENT.has(name)) continue
    open.push({ node, isEnd: true })
    for (let child = node.lastChild; child !== null; child = child.previousSibling)
      open.push({ node: child, isEnd: false })
  }
  endLine()
  return cutText(lines.join('\n'), LONGEST)
}
