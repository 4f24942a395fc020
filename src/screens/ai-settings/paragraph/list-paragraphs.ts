import { LONGEST_PARAGRAPH } from '#features/voice/rules.ts'
import { readMarkdown } from '#features/writing/markdown/index.ts'

const LEAST = 80
const MOST = 100

/** The paragraphs of an article, as markdown. */
export function listParagraphs(markdown: string): string[] {
  const paragraphs = readMarkdown(markdown)
    .filter(({ kind, text }) => kind === 'paragraph' && text.length >= LEAST)
    .map(({ start, end }) => markdown.slice(start, end))
    .filter((paragraph) => paragraph.length <= LONGEST_PARAGRAPH)
  return [...new Set(paragraphs)].slice(0, MOST)
}
