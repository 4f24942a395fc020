import { readMarkdown, type Block } from '../../markdown/index.ts'

/** Takes out headings, except of the first level, with nothing below them. */
export function dropEmptyHeadings(markdown: string): string {
  const blocks = readMarkdown(markdown)
  const empty = blocks.filter(
    ({ kind, level }, place) => kind === 'heading' && level > 1 && isEmpty(level, blocks.slice(place + 1)),
  )
  const kept = empty
    .toReversed()
    .reduce(
      (text, { start, end }) => `${text.slice(0, start).trimEnd()}\n\n${text.slice(end).trimStart()}`,
      markdown,
    )
  return kept.endsWith('\n') ? `${kept.trimEnd()}\n` : kept
}

function isEmpty(level: number, following: readonly Block[]): boolean {
  const next = following.find(({ kind, level: other }) => kind !== 'heading' || other <= level)
  return next === undefined || next.kind === 'heading'
}
