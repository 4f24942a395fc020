import { plainLine } from './plain-text.ts'
import { hasClass, isElement, replaceChildren, walkElements, type HtmlRoot, type HtmlTree } from './trees.ts'

/** Takes away links to places of the text that are not there; what they say stays. */
export function dropDeadLinks(tree: HtmlTree, ids: ReadonlySet<string>): void {
  if (!('children' in tree)) return
  for (const child of tree.children) dropDeadLinks(child, ids)
  replaceChildren(
    tree,
    tree.children.flatMap((child): HtmlTree[] => (isDead(child, ids) ? [...child.children] : [child])),
  )
}

function isDead(node: HtmlTree, ids: ReadonlySet<string>): node is Extract<HtmlTree, { type: 'element' }> {
  if (!isElement(node, 'a')) return false
  const href = String(node.properties['href'] ?? '')
  return href.startsWith('#') && !ids.has(href.slice(1)) && !ids.has(decode(href.slice(1)))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The links of an article to other pages, without its citations. */
export function listShownLinks(root: HtmlRoot): { url: string; text: string }[] {
  return [...walkLinks(root)].flatMap((link) => {
    const url = String(link.properties['href'] ?? '')
    const image = link.children.find((child) => isElement(child, 'img'))
    const text = plainLine(link) || String(isElement(image) ? (image.properties['alt'] ?? '') : '')
    return url === '' || url.startsWith('#') ? [] : [{ url, text }]
  })
}

function* walkLinks(tree: HtmlTree): Generator<Extract<HtmlTree, { type: 'element' }>> {
  if (isElement(tree) && hasClass(tree, 'citation')) return
  if (isElement(tree, 'a')) yield tree
  if ('children' in tree) for (const child of tree.children) yield* walkLinks(child)
}

export function listShownImages(root: HtmlRoot): { url: string; alt: string }[] {
  return [...walkElements(root)]
    .filter(({ tagName }) => tagName === 'img')
    .map(({ properties: { src, alt } }) => ({ url: String(src ?? ''), alt: String(alt ?? '') }))
}

/** All images but the first are loaded when readers come near them. */
export function delayImages(root: HtmlRoot): void {
  let isFirst = true
  for (const { tagName, properties } of walkElements(root)) {
    if (tagName !== 'img') continue
    if (!isFirst) properties['loading'] = 'lazy'
    properties['decoding'] = 'async'
    isFirst = false
  }
}
