import type { Node as ProseNode } from '@milkdown/kit/prose/model'

/** A top-level block and how it is written. */
interface WrittenBlock {
  node: ProseNode
  text: string
}

const ENDS_ITSELF = new Set(['heading', 'hr', 'code_block'])
const INTERRUPTS = new Set(['heading', 'code_block'])
const GOES_ON = new Set([
  'paragraph',
  'bullet_list',
  'ordered_list',
  'blockquote',
  'table',
  'footnote_definition',
])
const TAKES_INDENTED = new Set(['bullet_list', 'ordered_list', 'footnote_definition'])
const INDENTED = /^(?: {4}|\t)/

/** Whether two blocks stay two blocks with only a line end between them. */
export function canTouch(left: WrittenBlock, right: WrittenBlock): boolean {
  if (INDENTED.test(right.text) || right.node.type.name === 'raw_block') return false
  if (ENDS_ITSELF.has(left.node.type.name)) return isClosed(left)
  return GOES_ON.has(left.node.type.name) && INTERRUPTS.has(right.node.type.name) && !isSetext(right)
}

/** Whether two lists would be read as one. */
export function isSameList(left: WrittenBlock, right: WrittenBlock): boolean {
  return markerOf(left) !== null && markerOf(left) === markerOf(right)
}

/** The sign that makes a list another list than the one before it. */
export function markerOf({ node, text }: WrittenBlock): string | null {
  if (node.type.name !== 'bullet_list' && node.type.name !== 'ordered_list') return null
  return /^\s*(?:\d{1,9})?([-*+.)])/.exec(text)?.[1] ?? null
}

/** Whether indented code would be read as a part of the block above it. */
export function wouldJoin(left: WrittenBlock, right: WrittenBlock): boolean {
  if (!INDENTED.test(right.text)) return false
  return TAKES_INDENTED.has(left.node.type.name) || INDENTED.test(left.text)
}

/** Whether the source of code would take the next block in: it has no last fence, or hides where a list starts. */
export function takesNext(left: WrittenBlock, right: WrittenBlock): boolean {
  // After indented code, micromark takes no list whose first number is not 1.
  return !isClosed(left) || (INDENTED.test(left.text) && right.node.type.name === 'ordered_list')
}

/** Whether code ends with its fence; code at the end of a text needs none. */
export function isClosed({ node, text }: WrittenBlock): boolean {
  if (node.type.name !== 'code_block') return true
  const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(text) ?? []
  if (fence === undefined) return true
  const lines = text.trimEnd().split('\n')
  return lines.length > 1 && (lines.at(-1) ?? '').trim().startsWith(fence)
}

function isSetext({ text }: WrittenBlock): boolean {
  return !text.startsWith('#')
}
