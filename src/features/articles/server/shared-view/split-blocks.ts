/** The parts of a markdown text that its headings and links are read from. */
interface Blocks {
  headings: Heading[]
  /** The text without code blocks, front matter and definitions. */
  prose: string
  /** URLs that links name by a label, by the label in lower case. */
  definitions: Map<string, string>
}

interface Heading {
  level: number
  text: string
  /** Where its last line begins and ends in `prose`. */
  start: number
  end: number
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const ATX_HEADING = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/
const UNDERLINE = /^ {0,3}(?:(=)=*|(-)-*)[ \t]*$/
const DEFINITION = /^ {0,3}\[([^\]^\\][^\]\\]{0,200})\]:[ \t]*<?([^\s<>]+)/
const BEGINS_OTHER_BLOCK = /^ {0,3}(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])|^(?: {4}|\t)/

/**
 * Splits a markdown text line by line, in time in proportion to its length, whatever is in it: a parser of the whole
 * language needs minutes for some short texts.
 */
export function splitBlocks(text: string): Blocks {
  const blocks: Blocks = { headings: [], prose: '', definitions: new Map() }
  let fence: string | null = null
  /** The last line of a paragraph, which the next line may make a heading. */
  let paragraph: string | null = null
  for (const line of skipFrontMatter(text.split(/\r\n|\r|\n/))) {
    const [whole = '', mark = ''] = FENCE.exec(line) ?? []
    const info = line.slice(whole.length)
    if (fence !== null) {
      if (mark.startsWith(fence) && info.trim() === '') fence = null
      continue
    }
    if (mark !== '' && !(mark.startsWith('`') && info.includes('`'))) {
      fence = mark
      paragraph = null
      continue
    }
    const [, label, url] = DEFINITION.exec(line) ?? []
    if (label !== undefined && url !== undefined && paragraph === null) {
      blocks.definitions.set(label.toLowerCase(), url)
      continue
    }
    const start = blocks.prose.length
    blocks.prose += `${line}\n`
    const heading = readHeading(line, paragraph)
    if (heading !== null) blocks.headings.push({ ...heading, start, end: blocks.prose.length })
    paragraph = heading === null && line.trim() !== '' && !BEGINS_OTHER_BLOCK.test(line) ? line : null
  }
  return blocks
}

function readHeading(line: string, paragraph: string | null): Pick<Heading, 'level' | 'text'> | null {
  const [, marks, title = ''] = ATX_HEADING.exec(line) ?? []
  if (marks !== undefined) return { level: marks.length, text: title.trim() }
  if (paragraph === null) return null
  const [isUnderlined, first] = UNDERLINE.exec(line) ?? []
  if (isUnderlined === undefined) return null
  return { level: first === undefined ? 2 : 1, text: paragraph.trim() }
}

/** Values about the text before it, between two lines of dashes. */
function skipFrontMatter(lines: string[]): string[] {
  if (lines[0] !== '---') return lines
  const end = lines.indexOf('---', 1)
  return end === -1 ? lines : lines.slice(end + 1)
}
