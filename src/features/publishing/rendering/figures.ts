import {
  isBlank,
  isElement,
  makeElement,
  replaceChildren,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
} from './trees.ts'

const HOLDERS = new Set(['blockquote', 'li', 'section'])

/** Makes figures of the images that stand alone in a paragraph, with the credit line below as their caption. */
export function makeFigures(tree: HtmlTree): void {
  if (!('children' in tree)) return
  const isHolder = tree.type === 'root' || (isElement(tree) && HOLDERS.has(tree.tagName))
  for (const child of tree.children) makeFigures(child)
  if (isHolder) replaceChildren(tree, pairImages(tree.children))
}

function pairImages(nodes: readonly HtmlTree[]): HtmlTree[] {
  const paired: HtmlTree[] = []
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at]
    if (node === undefined) continue
    const alone = readImages(node)
    if (alone === null) {
      paired.push(node)
      continue
    }
    let credit = alone.credit
    if (credit === null) {
      const next = findNext(nodes, at)
      credit = readCredit(nodes[next])
      if (credit !== null) at = next
    }
    paired.push(
      ...alone.images.map((image, place) => writeFigure(image, isLast(alone.images, place) ? credit : null)),
    )
  }
  return paired
}

/** Where the next node after a place stands that is more than space. */
function findNext(nodes: readonly HtmlTree[], after: number): number {
  let next = after + 1
  for (let node = nodes[next]; node !== undefined && isBlank(node); node = nodes[next]) next++
  return next
}

function isLast(list: readonly unknown[], place: number): boolean {
  return place === list.length - 1
}

interface ImagesAlone {
  /** An image, or a link around one. */
  images: HtmlElement[]
  /** The credit when it stands in the same paragraph. */
  credit: HtmlNode[] | null
}

/** The images of a paragraph in which nothing else stands but their credit; null for other paragraphs. */
function readImages(node: HtmlTree): ImagesAlone | null {
  if (!isElement(node, 'p')) return null
  const inside = node.children.filter((child) => !isBlank(child) && !isElement(child, 'br'))
  const last = inside.at(-1)
  const credit = inside.length > 1 && isElement(last, 'em') ? last.children : null
  const images = (credit === null ? inside : inside.slice(0, -1)).filter((child) => isElement(child))
  const areAlone = images.length === inside.length - (credit === null ? 0 : 1) && images.every(isImage)
  return areAlone && images.length > 0 ? { images, credit } : null
}

function isImage(node: HtmlElement): boolean {
  return node.tagName === 'img' || isLinkedImage(node)
}

function isLinkedImage({ tagName, children: [first, ...others] }: HtmlElement): boolean {
  return tagName === 'a' && isElement(first, 'img') && others.length === 0
}

/** What a paragraph says when all of it is emphasised. */
function readCredit(node: HtmlTree | undefined): HtmlNode[] | null {
  if (!isElement(node, 'p')) return null
  const [first, ...others] = node.children.filter((child) => !isBlank(child))
  return isElement(first, 'em') && others.length === 0 ? first.children : null
}

function writeFigure(image: HtmlElement, credit: readonly HtmlNode[] | null): HtmlElement {
  const caption = credit === null ? [] : [makeElement('figcaption', {}, [...credit])]
  return makeElement('figure', {}, [image, ...caption])
}

/** Takes away images without an address, and what would be empty without them. */
export function dropMissingImages(tree: HtmlTree): void {
  if (!('children' in tree)) return
  for (const child of tree.children) dropMissingImages(child)
  replaceChildren(
    tree,
    tree.children.filter((child) => !isElement(child) || !isMissing(child)),
  )
}

const NEEDING_CONTENT = new Set(['a', 'p', 'em', 'strong', 'del', 'h2', 'h3', 'h4', 'h5', 'h6'])

function isMissing(node: HtmlElement): boolean {
  if (node.tagName === 'img') return !node.properties['src']
  if (node.tagName === 'figure') return !isElement(node.children[0], 'img', 'a')
  return NEEDING_CONTENT.has(node.tagName) && node.children.every(isBlank)
}
