import { applyEdits, type Edit } from '../tree/apply-edits.ts'
import type { MarkdownNode } from '../tree/read-tree.ts'
import { cutPassage } from './cut-passage.ts'
import type { Passage, Statement } from './read-statements.ts'

/**
 * Takes sentences out of a text. A paragraph, item or row that has nothing left goes as a whole, so that no empty item
 * and no broken table stays.
 */
export function cutStatements(
  markdown: string,
  passages: readonly Passage[],
  gone: ReadonlySet<Statement>,
): string {
  const root = passages[0]?.placed.parents.at(-1)
  if (root === undefined || gone.size === 0) return markdown
  const byNode = new Map<MarkdownNode, Passage>(passages.map((passage) => [passage.placed.node, passage]))
  return applyEdits(markdown, cutChildren(root, { markdown, byNode, gone }))
}

interface Known {
  markdown: string
  byNode: ReadonlyMap<MarkdownNode, Passage>
  gone: ReadonlySet<Statement>
}

function cutChildren(parent: MarkdownNode, known: Known): Edit[] {
  if (!('children' in parent)) return []
  const children: readonly MarkdownNode[] = parent.children
  const isCut = children.map((child) => isGone(child, known))
  if (parent.type === 'listItem' && isCut[0] && children[1]?.type === 'list' && children.length === 2)
    return liftList(parent, children[1], known)
  const edits = children.flatMap((child, at) => (isCut[at] ? [] : cutKept(child, known)))
  for (let from = isCut.indexOf(true); from !== -1; from = isCut.indexOf(true, from)) {
    const next = isCut.indexOf(false, from)
    const end = next === -1 ? children.length : next
    edits.push(removeRun(children, from, end), ...cutLead(children, { from, end }, known))
    from = end
  }
  return [...edits, ...renumber(parent, isCut, known)]
}

function cutKept(node: MarkdownNode, known: Known): Edit[] {
  const passage = known.byNode.get(node)
  return passage === undefined ? cutChildren(node, known) : cutPassage(known.markdown, passage, known.gone)
}

/** Whether nothing is left of a node. A row goes with any of its cells, a table with any cell of its head. */
function isGone(node: MarkdownNode, known: Known): boolean {
  const passage = known.byNode.get(node)
  if (passage !== undefined)
    return passage.statements.length > 0 && passage.statements.every((statement) => known.gone.has(statement))
  switch (node.type) {
    case 'tableRow':
      return node.children.some((cell) => isGone(cell, known))
    case 'table': {
      const [head, ...rows] = node.children
      const isHeadless = head?.children.some((cell) => hasGone(cell, known)) === true
      return isHeadless || (rows.length > 0 && rows.every((row) => isGone(row, known)))
    }
    case 'blockquote':
      return isSaidAndGone(node, known) || areGone(node.children, known)
    case 'list':
    case 'listItem':
      return areGone(node.children, known)
    default:
      return false
  }
}

function areGone(nodes: readonly MarkdownNode[], known: Known): boolean {
  return nodes.length > 0 && nodes.every((node) => isGone(node, known))
}

/** A quote with the name of who said it goes as a whole. */
function isSaidAndGone(quote: MarkdownNode, { byNode, gone }: Known): boolean {
  return [...byNode.values()].some(
    ({ isSaid, placed, statements }) =>
      isSaid && placed.parents.includes(quote) && statements.some((statement) => gone.has(statement)),
  )
}

function hasGone(node: MarkdownNode, { byNode, gone }: Known): boolean {
  return byNode.get(node)?.statements.some((statement) => gone.has(statement)) === true
}

/** Takes neighbours out, up to where the next one begins, so that the marks of lines stay as they are. */
function removeRun(children: readonly MarkdownNode[], from: number, end: number): Edit {
  const start = children[from]?.position?.start.offset ?? 0
  const next = children[end]?.position?.start.offset
  if (next !== undefined) return { start, end: next, text: '' }
  const before = children[from - 1]?.position?.end.offset
  return { start: before ?? start, end: children[end - 1]?.position?.end.offset ?? start, text: '' }
}

/** A sentence that ends with a colon goes with the list or table that it announces. */
function cutLead(
  children: readonly MarkdownNode[],
  { from, end }: { from: number; end: number },
  { markdown, byNode, gone }: Known,
): Edit[] {
  const lead = children[from - 1]
  const after = children[end]
  const isAlone = after === undefined || after.type === 'heading'
  const isAnnounced = children.slice(from, end).some(({ type }) => type === 'list' || type === 'table')
  const passage = lead === undefined ? undefined : byNode.get(lead)
  const last = passage?.statements.at(-1)
  if (!isAlone || !isAnnounced || !passage || !last || !/[:：]\*{0,2}$/.test(last.text)) return []
  return passage.statements.length > 1 ? cutPassage(markdown, passage, new Set([...gone, last])) : []
}

function renumber(parent: MarkdownNode, isCut: readonly boolean[], { markdown }: Known): Edit[] {
  if (parent.type !== 'list' || parent.ordered !== true || !isCut[0]) return []
  const first = parent.children[isCut.indexOf(false)]?.position?.start.offset
  const [digits] = /^\d{1,9}/.exec(first === undefined ? '' : markdown.slice(first, first + 9)) ?? []
  return first === undefined || digits === undefined
    ? []
    : [{ start: first, end: first + digits.length, text: String(parent.start ?? 1) }]
}

/** Puts the list inside of an item in the item's place. */
function liftList(item: MarkdownNode, list: MarkdownNode, known: Known): Edit[] {
  const outer = item.position?.start
  const inner = list.position?.start
  const end = list.position?.end.offset
  if (outer?.offset === undefined || inner?.offset === undefined || end === undefined) return []
  return [
    { start: outer.offset, end: inner.offset, text: '' },
    ...dedent(known.markdown, { start: inner.offset, end }, inner.column - outer.column),
    ...cutChildren(list, known),
  ]
}

/** Takes as many spaces from the beginning of each line after the first. */
function dedent(markdown: string, { start, end }: { start: number; end: number }, columns: number): Edit[] {
  const edits: Edit[] = []
  for (let at = markdown.indexOf('\n', start); at !== -1 && at < end; at = markdown.indexOf('\n', at + 1)) {
    let to = at + 1
    while (to <= at + columns && markdown[to] === ' ') to++
    edits.push({ start: at + 1, end: to, text: '' })
  }
  return edits
}
