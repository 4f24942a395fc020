/** Marks of quotes that one line may begin with. */
const MOST_QUOTES = 20
/** Marks of emphasis and brackets of one paragraph or table: parsers need minutes for many more. */
const MOST_EMPHASIS = 1_200
const MOST_BRACKETS = 4_000

/** The same text without marks of paragraphs that have absurdly many, because parsing takes the square of their number. */
export function limitMarks(markdown: string): string {
  return markdown
    .split('\n')
    .map(limitQuotes)
    .join('\n')
    .split('\n\n')
    .map((block) => limitKind(limitKind(block, /[*_~]/g, MOST_EMPHASIS), /[[\]<]/g, MOST_BRACKETS))
    .join('\n\n')
}

function limitQuotes(line: string): string {
  let quotes = 0
  let at = 0
  while (line[at] === '>' || line[at] === ' ') {
    if (line[at] === '>') quotes++
    at++
  }
  return quotes <= MOST_QUOTES ? line : '>'.repeat(MOST_QUOTES) + line.slice(at)
}

function limitKind(block: string, marks: RegExp, most: number): string {
  return (block.match(marks)?.length ?? 0) <= most ? block : block.replaceAll(marks, ' ')
}
