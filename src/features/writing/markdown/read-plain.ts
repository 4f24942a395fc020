import { findUrlsAnywhere } from './find-urls.ts'
import type { Block, Link } from './block.ts'

/** Reads a markdown that is too complex for a tree line by line. It rather finds too many links than too few. */
export function readPlain(markdown: string): Block[] {
  const links = findUrlsAnywhere(markdown).toSorted((one, other) => one.start - other.start)
  let section = -1
  let next = 0
  const blocks: Block[] = []
  for (const { 0: line, index: start } of markdown.matchAll(/[^\r\n]+/g)) {
    if (line.trim() === '') continue
    const end = start + line.length
    const level = /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length ?? 0
    if (level === 2) section += 1
    const found: Link[] = []
    for (let link = links[next]; link && link.start < end; link = links[++next]) found.push(link)
    const kind = level > 0 ? 'heading' : 'paragraph'
    blocks.push({ kind, level, text: stripMarks(line), start, end, links: found, section, runs: [] })
  }
  return blocks
}

function stripMarks(line: string): string {
  return line
    .replace(/^[\s#>*+-]+/, '')
    .replaceAll(/\[\[(?:\d+|E\d+)\]\](?:\([^()\s]*(?: "[^"]*")?\))?/g, '')
    .replaceAll(/\]\([^()]*\)|[*_~`[\]]|<[^<>]*>/g, '')
    .trim()
}
