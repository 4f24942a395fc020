import type { MarkdownNode } from '@milkdown/kit/transformer'
import { plainText, textOf, visitNodes } from './markdown-node.ts'
import type { TextStyle } from './text-style.ts'

/** Blocks of one line or paragraph, at whose ends markdown has no spaces. */
const LINES = new Set(['paragraph', 'heading', 'tableCell'])
/** An address that markdown makes a link although nothing marks it, up to its end. */
const BARE = /^https?:\/\/[^\s<>()[\]*_~`'"\\&|]*[\w/]$/

/** Changes the tree of an edited block so that remark writes it as people do. */
export function tidyTree(node: MarkdownNode, style: TextStyle): void {
  if (node.type === 'link' || node.type === 'image') restoreReference(node)
  if (LINES.has(node.type)) trimLine(node)
  if (node.type === 'paragraph') writeBreaks(node, style)
  const children = node.children ?? []
  for (const [place, child] of children.entries()) {
    tidyTree(child, style)
    if (style.hasAngles || !isBareLink(child, children, place)) continue
    children[place] = { type: 'html', value: textOf(child['url']) }
  }
}

function restoreReference(node: MarkdownNode): void {
  const reference = textOf(node['reference'])
  if (reference === '') return
  const space = reference.indexOf(' ')
  node.type = node.type === 'link' ? 'linkReference' : 'imageReference'
  node['referenceType'] = reference.slice(0, space)
  node['label'] = reference.slice(space + 1)
  node['identifier'] = reference.slice(space + 1).toLowerCase()
}

/** Remark writes each line break as a backslash. */
function writeBreaks(paragraph: MarkdownNode, { lineBreak }: TextStyle): void {
  if (lineBreak === '\\\n') return
  visitNodes(paragraph, (node) => {
    if (node.type !== 'break') return
    node.type = 'html'
    node['value'] = lineBreak
  })
}

/** Spaces at the ends of a line mean nothing, but would be written as `&#x20;`. */
function trimLine(node: MarkdownNode): void {
  const children = [...(node.children ?? [])]
  for (const [place, child] of children.entries()) {
    if (child.type !== 'text') continue
    const isFirst = place === 0 || isBreak(children[place - 1])
    const isLast = place === children.length - 1 || isBreak(children[place + 1])
    let value = textOf(child['value'])
    if (isFirst) value = value.replace(/^[ \t]+/, '')
    if (isLast) value = value.trimEnd() === '' ? '' : value.slice(0, lengthWithoutSpaces(value))
    child['value'] = value
  }
  while (isBreak(children.at(-1)) || isEmptyText(children.at(-1))) children.pop()
  node.children = children.filter((child) => !isEmptyText(child))
}

function isBreak(node: MarkdownNode | undefined): boolean {
  return node?.type === 'break' || (node?.type === 'text' && textOf(node['value']) === '\n')
}

function isEmptyText(node: MarkdownNode | undefined): boolean {
  return node?.type === 'text' && textOf(node['value']) === ''
}

function lengthWithoutSpaces(value: string): number {
  let length = value.length
  while (length > 0 && ' \t'.includes(value.charAt(length - 1))) length -= 1
  return length
}

/** Whether the address alone, between spaces, is read as this link. */
function isBareLink(node: MarkdownNode, siblings: readonly MarkdownNode[], place: number): boolean {
  if (node.type !== 'link' || typeof node['title'] === 'string') return false
  const url = textOf(node['url'])
  if (!BARE.test(url) || plainText(node) !== url || node.children?.[0]?.type !== 'text') return false
  const [before, after] = [siblings[place - 1], siblings[place + 1]]
  const isAlone = before === undefined || (before.type === 'text' && /\s$/.test(textOf(before['value'])))
  return isAlone && (after === undefined || (after.type === 'text' && /^[\s.,]/.test(textOf(after['value']))))
}
