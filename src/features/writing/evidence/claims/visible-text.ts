import { type MarkdownNode, textOf } from '../tree/read-tree.ts'

/** What readers see of a paragraph, heading or cell, and where each character stands in the markdown. */
export interface VisibleText {
  text: string
  /** By place in `text`: where the character begins and ends in the markdown. */
  starts: number[]
  ends: number[]
  citations: { cardId: string | null; start: number; end: number }[]
  /** Emphasis, links and other nodes that stand around text. */
  wrappers: { start: number; end: number; innerStart: number; innerEnd: number }[]
}

export function readVisible(node: MarkdownNode, markdown: string): VisibleText {
  const visible: VisibleText = { text: '', starts: [], ends: [], citations: [], wrappers: [] }
  if ('children' in node) for (const child of node.children) addNode(visible, child, markdown)
  return visible
}

const SENTENCE_ENDS = '.!?…。！？'
const NUMBER = /^\[\d{1,4}\]$/

function addNode(visible: VisibleText, node: MarkdownNode, markdown: string): void {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined) return
  if (node.type === 'text') addText(visible, { value: node.value, start, end }, markdown)
  else if (node.type === 'inlineCode') addCode(visible, { value: node.value, start, end }, markdown)
  else if (node.type === 'break') add(visible, '\n', start, end)
  else if (node.type === 'link' && NUMBER.test(textOf(node))) {
    visible.citations.push({ cardId: node.title ?? null, start, end })
    // A citation may stand between two sentences without a space.
    if (SENTENCE_ENDS.includes(visible.text.at(-1) ?? ' ')) add(visible, ' ', start, start)
  } else if ('children' in node) {
    const innerStart = node.children[0]?.position?.start.offset ?? end
    const innerEnd = node.children.at(-1)?.position?.end.offset ?? start
    visible.wrappers.push({ start, end, innerStart, innerEnd })
    for (const child of node.children) addNode(visible, child, markdown)
  }
}

function add(visible: VisibleText, character: string, start: number, end: number): void {
  const { citations, ends } = visible
  const isAfterCitation = (citations.at(-1)?.end ?? -1) >= (ends.at(-1) ?? 0)
  if (isAfterCitation && visible.text.endsWith(' ') && /^[.,;:!?…،؛؟。、！？]$/.test(character)) {
    visible.text = visible.text.slice(0, -1)
    visible.starts.pop()
    visible.ends.pop()
  }
  visible.text += character
  for (let unit = 0; unit < character.length; unit++) {
    visible.starts.push(start)
    visible.ends.push(end)
  }
}

interface Piece {
  value: string
  start: number
  end: number
}

const ENTITY = /&#?[a-z0-9]{1,32};/iy

/** Pairs the characters of a text with those of its markdown, which may escape them and has marks of quotes and lists after line breaks. */
function addText(visible: VisibleText, { value, start, end }: Piece, markdown: string): void {
  let at = start
  for (const character of value) {
    const shown = character === '\n' ? ' ' : character
    while (at < end && !markdown.startsWith(character, at) && markdown[at] !== '&') at++
    ENTITY.lastIndex = at
    const entity = ENTITY.exec(markdown)?.[0]
    const isEntity = entity !== undefined && !value.includes(entity)
    const length = isEntity ? entity.length : character.length
    add(visible, shown, Math.min(at, end), Math.min(at + length, end))
    at += length
  }
}

function addCode(visible: VisibleText, { value, start, end }: Piece, markdown: string): void {
  const found = markdown.indexOf(value, start)
  const at = found === -1 || found > end ? start : found
  for (let unit = 0; unit < value.length; unit++)
    add(visible, value.charAt(unit), Math.min(at + unit, end), Math.min(at + unit + 1, end))
}
