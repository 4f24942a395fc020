import { parseArticle } from './parse-article.ts'
import type { MarkdownNode } from './trees.ts'

/** The images of a text, each address once, in their order: for those who have to say where the images are now. */
export function listImages(markdown: string): { url: string; alt: string }[] {
  const found = new Map<string, string>()
  for (const { url, alt } of listTargets(parseArticle(markdown)))
    if (alt !== null && !found.has(url)) found.set(url, alt)
  return [...found].map(([url, alt]) => ({ url, alt }))
}

/** The addresses that a text links to, its citations too, each once, in their order; without those inside the text. */
export function listLinks(markdown: string): string[] {
  const links = listTargets(parseArticle(markdown)).filter(
    ({ url, alt }) => alt === null && !url.startsWith('#'),
  )
  return [...new Set(links.map(({ url }) => url))]
}

interface Target {
  url: string
  /** Of an image; null for a link. */
  alt: string | null
}

function listTargets(root: MarkdownNode): Target[] {
  const nodes = [...walk(root)]
  const definitions = new Map<string, string>()
  for (const node of nodes)
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url)
  return nodes.flatMap((node): Target[] => {
    if (node.type === 'link') return [{ url: node.url, alt: null }]
    if (node.type === 'image') return [{ url: node.url, alt: node.alt ?? '' }]
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return []
    const url = definitions.get(node.identifier)
    const alt = node.type === 'imageReference' ? (node.alt ?? '') : null
    return url === undefined ? [] : [{ url, alt }]
  })
}

function* walk(node: MarkdownNode): Generator<MarkdownNode> {
  yield node
  if ('children' in node) for (const child of node.children) yield* walk(child)
}
