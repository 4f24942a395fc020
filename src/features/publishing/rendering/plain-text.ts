import { hasClass, isElement, type HtmlElement, type HtmlTree } from './trees.ts'

/** Elements whose text stands on lines of its own. */
const BLOCKS = new Set(
  'p h2 h3 h4 h5 h6 li ul ol blockquote pre table tr td th figure figcaption section div hr'.split(' '),
)

/** What readers see of a part of a page, line by line, without pictures and without the numbers of citations and notes. */
export function plainText(...nodes: readonly HtmlTree[]): string {
  const writer: Writer = { lines: [''], isAfterCitation: false }
  for (const node of nodes) write(writer, node)
  return writer.lines
    .map((line) => line.split(/\s/).filter(Boolean).join(' '))
    .filter((line) => line !== '')
    .join('\n')
}

/** The same in one line. */
export function plainLine(...nodes: readonly HtmlTree[]): string {
  return plainText(...nodes).replaceAll('\n', ' ')
}

interface Writer {
  lines: string[]
  isAfterCitation: boolean
}

function write(writer: Writer, node: HtmlTree): void {
  if (node.type === 'text') return writeText(writer, node.value)
  if (!('children' in node)) return
  const name = isElement(node) ? node.tagName : ''
  if (name === 'br') return writeText(writer, ' ')
  if (isElement(node) && name === 'sup' && (hasClass(node, 'citation') || isNote(node))) {
    writer.isAfterCitation = true
    return
  }
  if (BLOCKS.has(name)) writer.lines.push('')
  for (const child of node.children) write(writer, child)
  if (BLOCKS.has(name)) writer.lines.push('')
}

/** The dialect's notes have their numbers in a link in such an element. */
function isNote({ children: [first] }: HtmlElement): boolean {
  return isElement(first, 'a') && String(first.properties['href'] ?? '').startsWith('#note-')
}

/** The space before a citation goes when a mark follows that ends what was said. */
function writeText(writer: Writer, text: string): void {
  const last = writer.lines.pop() ?? ''
  const isEnd = writer.isAfterCitation && /^[\p{Pe}\p{Pf}.,;:!?…。、，！？؟،۔]/u.test(text)
  writer.lines.push(`${isEnd ? last.trimEnd() : last}${text}`)
  writer.isAfterCitation = false
}
