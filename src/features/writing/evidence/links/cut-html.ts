import type { Edit } from '../tree/apply-edits.ts'
import type { MarkdownNode, Placed } from '../tree/read-tree.ts'
import { readTag, SILENT_ELEMENTS, stripHtml } from './strip-html.ts'

/** Takes HTML out of a text: of blocks of it the text stays, of scripts and the like nothing. */
export function cutHtml(tree: readonly Placed[]): { edit: Edit; removed: null }[] {
  return tree.flatMap(({ node, start, end, parents }) => {
    if (node.type !== 'html') return []
    const [parent] = parents
    const isInline = parent?.type !== undefined && INLINE_PARENTS.has(parent.type)
    const edit = isInline
      ? {
          start,
          end: Math.max(end, findSilentEnd(node, parent) ?? end),
          text: isBreak(node.value) ? ' ' : '',
        }
      : { start, end, text: textOfBlock(node.value, parents.length > 1) }
    return [{ edit, removed: null }]
  })
}

const INLINE_PARENTS = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
])

function isBreak(tag: string): boolean {
  return readTag(tag)?.name === 'br'
}

/** Where an element ends whose content is no text; null for other elements. */
function findSilentEnd(
  node: Extract<MarkdownNode, { type: 'html' }>,
  parent: MarkdownNode | undefined,
): number | null {
  const tag = readTag(node.value)
  if (tag === null || tag.isEnd || !SILENT_ELEMENTS.has(tag.name) || !parent || !('children' in parent))
    return null
  const rest = parent.children.slice(parent.children.findIndex((child) => child === node) + 1)
  const close = rest.find((child) => {
    const other = child.type === 'html' ? readTag(child.value) : null
    return other?.isEnd === true && other.name === tag.name
  })
  return (close ?? rest.at(-1))?.position?.end.offset ?? null
}

function textOfBlock(html: string, isNested: boolean): string {
  const lines = stripHtml(html)
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
  return isNested ? lines.filter((line) => line !== '').join(' ') : lines.join('\n')
}
