import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { splitSentences, type Sentence } from '#features/writing/text/index.ts'

/** A link whose text is a number in brackets. */
interface Citation {
  number: number
  url: string
  /** The id of its card, in the title of the link; empty when it has none. */
  cardId: string
}

interface PlacedCitation {
  citation: Citation
  /** Its place in the text without citations. */
  at: number
}

export interface ReadSentence {
  text: string
  citations: Citation[]
}

/** A text as the evaluation sees it. It is read without the product's reader, whose mistakes it would share. */
export interface ReadArticle {
  /** Of paragraphs, items, quotes, cells and HTML; headings have their own list. */
  sentences: ReadSentence[]
  /** The same paragraphs, items, cells and HTML as a whole. */
  leaves: { text: string; citations: PlacedCitation[] }[]
  headings: string[]
  citations: Citation[]
  /** Where links, images and HTML lead, citations included. */
  urls: string[]
  /** Markers of citations that are no links, as they are written. */
  looseMarkers: string[]
}

const CITATION = /^\[(\d{1,4})\]$/
const MARKER =
  /\[\[[^[\]]{0,80}\]\]|\[\^[^[\]]{1,80}\]|[[【](?:E\d{1,4}|\d{1,3})(?:(?:, ?|[-–])(?:E\d{1,4}|\d{1,3})){0,9}(?:†[^[\]【】]{0,80})?[\]】]/g
const URL_IN_HTML = /\b(?:href|src|action|data|poster)\s*=\s*["']?([^"'\s>]+)/gi
/** Wherever else it stands: in styles, lists of images, refreshes. */
const ADDRESS_IN_HTML = /(?:https?:)?\/\/[^\s"'<>(),]+/gi
const TAG = /<[^<>]*>/g
const LEAVES = new Set(['paragraph', 'heading', 'tableCell', 'html'])

/** A paragraph, item or cell. */
interface ReadLeaf {
  text: string
  isQuote: boolean
}

/** Reads a text. `states` tells the paragraphs that state something from those that tell the reader what to do. */
export function readArticle(
  markdown: string,
  language: string,
  states: (leaf: ReadLeaf) => boolean = () => true,
): ReadArticle {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const article: ReadArticle = {
    sentences: [],
    leaves: [],
    headings: [],
    citations: [],
    urls: [],
    looseMarkers: [],
  }
  for (const node of listNodes(tree)) {
    article.urls.push(...listUrls(node))
    if (node.type === 'footnoteReference') article.looseMarkers.push(`[^${node.identifier}]`)
  }
  const targets = readTargets(tree)
  const quoted = new Set(
    listNodes(tree).flatMap((node) => (node.type === 'blockquote' ? listNodes(node) : [])),
  )
  for (const node of listNodes(tree)) {
    if (!LEAVES.has(node.type)) continue
    const { text, citations, markers } = readLeaf(node, targets)
    article.looseMarkers.push(...markers)
    article.citations.push(...citations.map(({ citation }) => citation))
    if (node.type === 'heading') {
      article.headings.push(text.trim())
      continue
    }
    if (!states({ text: text.trim(), isQuote: quoted.has(node) })) continue
    article.leaves.push({ text, citations })
    article.sentences.push(...giveCitations(splitSentences(text, language), citations))
  }
  return article
}

/** A citation belongs to the last sentence that begins before it. */
function giveCitations(sentences: readonly Sentence[], citations: readonly PlacedCitation[]): ReadSentence[] {
  const owners = citations.map(({ at }) =>
    Math.max(
      0,
      sentences.findLastIndex(({ start }) => start < at),
    ),
  )
  return sentences.map(({ text }, index) => ({
    text,
    citations: citations.filter((_, one) => owners[one] === index).map(({ citation }) => citation),
  }))
}

interface Leaf {
  text: string
  citations: PlacedCitation[]
  markers: string[]
}

type Targets = ReadonlyMap<string, { url: string; title: string }>

function readLeaf(leaf: Nodes, targets: Targets): Leaf {
  const read: Leaf = { text: '', citations: [], markers: [] }
  const add = (node: Nodes): void => {
    const target = findTarget(node, targets)
    const [, number] = (target !== null && CITATION.exec(joinText(node).trim())) || []
    if (target !== null && number !== undefined) {
      const citation = { number: Number(number), url: target.url, cardId: target.title }
      read.citations.push({ citation, at: read.text.length })
    } else if (node.type === 'text') addText(read, takeMarkers(node.value, read.markers))
    else if (node.type === 'inlineCode') read.text += takeMarkers(node.value, read.markers)
    else if (node.type === 'break') read.text += ' '
    else if (node.type === 'html') addText(read, takeMarkers(node.value.replaceAll(TAG, ''), read.markers))
    else if ('children' in node) node.children.forEach(add)
  }
  add(leaf)
  return read
}

/** A citation stands behind a space and before the full stop: without it, the space is one too many. */
function addText(read: Leaf, text: string): void {
  if (/^[.,;:!?。،؛؟]/.test(text)) read.text = read.text.trimEnd()
  read.text += text
}

function takeMarkers(text: string, markers: string[]): string {
  return text.replaceAll(MARKER, (marker) => {
    markers.push(marker)
    return ''
  })
}

function findTarget(node: Nodes, targets: Targets): { url: string; title: string } | null {
  if (node.type === 'link') return { url: node.url, title: node.title ?? '' }
  return node.type === 'linkReference' ? (targets.get(node.identifier) ?? null) : null
}

function readTargets(tree: Root): Targets {
  return new Map(
    listNodes(tree).flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, { url: node.url, title: node.title ?? '' }]] : [],
    ),
  )
}

function listUrls(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') return [node.url]
  return node.type === 'html' ? listUrlsInHtml(node.value) : []
}

function listUrlsInHtml(html: string): string[] {
  const named = [...html.matchAll(URL_IN_HTML)].flatMap(([, url]) => url ?? [])
  return [...new Set([...named, ...(html.match(ADDRESS_IN_HTML) ?? [])])]
}

function joinText(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(joinText).join('') : ''
}

function listNodes(tree: Nodes): Nodes[] {
  const nodes: Nodes[] = []
  const add = (node: Nodes): void => {
    nodes.push(node)
    if ('children' in node) node.children.forEach(add)
  }
  add(tree)
  return nodes
}
