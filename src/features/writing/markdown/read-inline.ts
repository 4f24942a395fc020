import { alignText } from './align-text.ts'
import type { Link, Run } from './block.ts'
import { findUrlsInHtml, findUrlsInText } from './find-urls.ts'
import { isParent, type MarkdownNode } from './parse-markdown.ts'

export type Definitions = Map<string, { url: string; title: string | null }>

interface Inline {
  text: string
  links: Link[]
  runs: Run[]
}

interface Writer extends Inline {
  markdown: string
  definitions: Definitions
  /** Whether a citation was left out right before. */
  isAfterCitation: boolean
}

/** The text, links and places of what stands inside a paragraph, heading or cell. */
export function readInline(
  nodes: MarkdownNode[],
  { markdown, definitions }: { markdown: string; definitions: Definitions },
): Inline {
  const writer: Writer = { markdown, definitions, text: '', links: [], runs: [], isAfterCitation: false }
  for (const node of nodes) write(writer, node, { isLinked: false })
  trimEnd(writer)
  return { text: writer.text, links: writer.links, runs: writer.runs }
}

function write(writer: Writer, node: MarkdownNode, { isLinked }: { isLinked: boolean }): void {
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? start
  switch (node.type) {
    case 'text':
      return writeText(writer, node.value, { start, end, isLinked })
    case 'inlineCode':
      return append(writer, node.value, {
        at: Math.max(start, writer.markdown.indexOf(node.value, start)),
        width: null,
      })
    case 'break':
      return append(writer, ' ', { at: start, width: end - start })
    case 'html':
      writer.links.push(...findUrlsInHtml(node.value, start))
      return
    case 'image':
      writer.links.push({
        url: node.url,
        title: node.title ?? null,
        text: node.alt ?? '',
        isImage: true,
        start,
        end,
      })
      return
    case 'imageReference': {
      const target = writer.definitions.get(node.identifier)
      if (target) writer.links.push({ ...target, text: node.alt ?? '', isImage: true, start, end })
      return
    }
    case 'link':
      return writeLink(writer, node, { url: node.url, title: node.title ?? null, start, end })
    case 'linkReference': {
      const target = writer.definitions.get(node.identifier)
      return target && writeLink(writer, node, { ...target, start, end })
    }
    default:
      if (isParent(node)) for (const child of node.children) write(writer, child, { isLinked })
  }
}

type Target = Pick<Link, 'url' | 'title' | 'start' | 'end'>

/** The number of a citation is no part of the text: [[3]](https://source.example "E12"). */
function writeLink(writer: Writer, node: MarkdownNode & { children: MarkdownNode[] }, target: Target): void {
  const link: Link = { ...target, text: '', isImage: false }
  const [before, runs] = [writer.text, [...writer.runs]]
  writer.links.push(link)
  for (const child of node.children) write(writer, child, { isLinked: true })
  link.text = writer.text.slice(before.length).trim()
  if (!/^\[(?:\d+|E\d+)\]$/.test(link.text)) return
  Object.assign(writer, { text: before, runs, isAfterCitation: true })
}

interface Stands {
  start: number
  end: number
  isLinked: boolean
}

/** Writes a text without the marks of evidence that are no links yet: [[E12]]. */
function writeText(writer: Writer, value: string, { start, end, isLinked }: Stands): void {
  const source = writer.markdown.slice(start, end)
  if (!isLinked) for (const link of findUrlsInText(source, start)) writer.links.push(link)
  const marks = [...value.matchAll(/\[\[E\d+\]\]/g)].map(({ 0: mark, index }) => ({
    from: index,
    to: index + mark.length,
  }))
  const pieces = alignText(value, source, start)
  for (const { from, to, at, width } of pieces) {
    let next = from
    for (const mark of marks.filter((one) => one.to > from && one.from < to)) {
      append(writer, value.slice(next, Math.max(next, mark.from)), { at: at + next - from, width })
      writer.isAfterCitation = true
      next = Math.min(to, mark.to)
    }
    append(writer, value.slice(next, to), { at: at + next - from, width })
  }
}

/** Adds characters that stand one by one in the markdown; space before a citation goes when nothing follows it. */
function append(writer: Writer, value: string, { at, width }: { at: number; width: number | null }): void {
  if (value === '') return
  const isSpaced = writer.text === '' || writer.text.endsWith(' ')
  const rest = isSpaced ? value.trimStart() : value
  if (rest === '') return
  if (writer.isAfterCitation && /^[\p{Pe}\p{Pf}.,;:!?…。、，！？؟،۔]/u.test(rest)) trimEnd(writer)
  writer.isAfterCitation = false
  writer.runs.push({ text: writer.text.length, at: at + value.length - rest.length, width })
  writer.text += rest.replaceAll(/\s/g, ' ')
}

function trimEnd(writer: Writer): void {
  writer.text = writer.text.trimEnd()
  while ((writer.runs.at(-1)?.text ?? -1) >= writer.text.length) writer.runs.pop()
}
