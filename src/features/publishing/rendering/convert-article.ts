import { defaultHandlers, toHast, type Handlers, type State } from 'mdast-util-to-hast'
import { isUnspaced } from '#features/writing/text/index.ts'
import { safeImage, safeLink } from './addresses.ts'
import { labelOf } from './labels.ts'
import { isLineBreak, readRawHtml } from './raw-html.ts'
import {
  makeElement,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
  type MarkdownLink,
  type MarkdownNode,
  type MarkdownRoot,
} from './trees.ts'

/** What the addresses of a text become, and the language of the text. */
export interface Conversion {
  language: string
  resolveLink(url: string): string | null
  resolveImage(url: string): { url: string; width?: number; height?: number } | null
}

/** The sources of a text by their numbers. */
export type Sources = Map<number, string>

/**
 * The HTML of a text, with addresses of published pages and with citations as such. Images that are nowhere are in it
 * without an address.
 */
export function convertArticle(
  root: MarkdownRoot,
  conversion: Conversion,
): { tree: HtmlTree; sources: Sources } {
  const sources: Sources = new Map()
  const handlers: Handlers = {
    ...writeLinks(conversion, sources),
    ...writeImages(conversion),
    ...writeTexts(conversion),
  }
  const tree = toHast(root, {
    handlers,
    clobberPrefix: 'note-',
    footnoteLabel: labelOf('notes', conversion.language),
    footnoteLabelProperties: {},
    footnoteBackLabel: (place) => `↑ ${place + 1}`,
  })
  return { tree, sources }
}

type ReferenceNode = Extract<MarkdownNode, { type: 'linkReference' | 'imageReference' }>
interface Target {
  url: string
  title?: string | null | undefined
}

/** References exist in a tree only when what they refer to does. */
function findTarget({ definitionById }: State, { identifier }: ReferenceNode): Target {
  return definitionById.get(identifier.toUpperCase()) ?? { url: '' }
}

function writeLinks({ resolveLink }: Conversion, sources: Sources): Handlers {
  const write = (children: HtmlNode[], { url, title }: Target): HtmlNode[] => {
    const number = readNumber(children, title)
    const address = resolveAddress(url, resolveLink)
    const inside = number === null ? children : [writeText(`[${number}]`)]
    const isTitled = number === null && title && !CARD_ID.test(title)
    const link = address === null ? inside : [writeLink(address, inside, isTitled ? title : null)]
    if (number === null) return link
    if (address !== null && !sources.has(number)) sources.set(number, address)
    return [makeElement('sup', { className: ['citation'] }, link)]
  }
  return {
    link: (state: State, node: MarkdownLink) => write(state.all(node), node),
    linkReference: (state: State, node: Extract<MarkdownNode, { type: 'linkReference' }>) =>
      write(state.all(node), findTarget(state, node)),
  }
}

/** Links to a place in the text itself stay, and are judged when all places are known. */
function resolveAddress(url: string, resolveLink: Conversion['resolveLink']): string | null {
  if (url.startsWith('#')) return url
  const resolved = resolveLink(url)
  return resolved === null ? null : safeLink(resolved)
}

function writeLink(href: string, children: HtmlNode[], title: string | null): HtmlElement {
  const isWeb = /^https?:/i.test(href)
  return makeElement('a', { href, ...(isWeb && { rel: ['noopener'] }), ...(title && { title }) }, children)
}

/** Evidence has ids such as E12, which are titles of links that cite it. */
const CARD_ID = /^E\d{1,6}$/i

/** The number of a citation: [[3]](https://source.example "E12"); null for other links. */
function readNumber(children: readonly HtmlNode[], title: string | null | undefined): number | null {
  const [only, ...others] = children
  if (only?.type !== 'text' || others.length > 0) return null
  const [, open, digits, close] = /^(\[?)(\d{1,3})(\]?)$/.exec(only.value.trim()) ?? []
  const isMarked = open !== '' && close !== ''
  return digits !== undefined && (isMarked || CARD_ID.test(title ?? '')) ? Number(digits) : null
}

function writeImages({ resolveImage }: Conversion): Handlers {
  const write = ({ url, title }: Target, alt: string | null | undefined): HtmlElement => {
    const found = url === '' ? null : resolveImage(url)
    const src = found === null ? null : safeImage(found.url)
    return makeElement('img', {
      ...(src && { src }),
      alt: joinLines(alt ?? ''),
      ...(title && { title }),
      ...(isSize(found?.width) && { width: found?.width }),
      ...(isSize(found?.height) && { height: found?.height }),
    })
  }
  return {
    image: (_state: State, node: Extract<MarkdownNode, { type: 'image' }>) => write(node, node.alt),
    imageReference: (state: State, node: Extract<MarkdownNode, { type: 'imageReference' }>) =>
      write(findTarget(state, node), node.alt),
  }
}

function isSize(pixels: number | undefined): boolean {
  return pixels !== undefined && Number.isInteger(pixels) && pixels > 0
}

function writeTexts({ language }: Conversion): Handlers {
  const glue = isUnspaced(language) ? '' : ' '
  return {
    text: (_state: State, { value }: Extract<MarkdownNode, { type: 'text' }>) =>
      writeText(joinLines(value, glue)),
    // Some systems make a line break of each end of a line, so none may follow here.
    break: () => makeElement('br', {}),
    html: (_state: State, { value }: Extract<MarkdownNode, { type: 'html' }>, parent?: MarkdownNode) =>
      parent !== undefined && HOLDERS.has(parent.type) ? writeBlock(value) : writeInline(value),
    table: (state: State, node: Extract<MarkdownNode, { type: 'table' }>) =>
      makeElement('div', { className: ['table'] }, [defaultHandlers.table(state, node)]),
  }
}

/** What holds paragraphs. */
const HOLDERS = new Set<string>(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

function writeInline(html: string): HtmlNode[] {
  return isLineBreak(html) ? [makeElement('br', {})] : []
}

function writeBlock(html: string): HtmlNode[] {
  const { paragraphs, hasBreak } = readRawHtml(html)
  if (paragraphs.length === 0) return hasBreak ? [makeElement('br', {})] : []
  return paragraphs.map((lines) =>
    makeElement(
      'p',
      {},
      lines.flatMap((line, at) => (at === 0 ? [writeText(line)] : [makeElement('br', {}), writeText(line)])),
    ),
  )
}

function joinLines(text: string, glue = ' '): string {
  if (!text.includes('\n')) return text
  const lines = text.split('\n')
  return lines
    .map((line, at) => (at === 0 ? line.trimEnd() : at === lines.length - 1 ? line.trimStart() : line.trim()))
    .join(glue)
}

function writeText(value: string): HtmlNode {
  return { type: 'text', value }
}
