import { cutStatements } from './cut-statements.ts'
import { readPassages, type Statement } from './read-statements.ts'

/** Takes out the sentences that are chosen by their places in the list; headings, tables and their cells stay. */
export function removeSentences(
  markdown: string,
  language: string,
  choose: (statements: readonly Statement[]) => Iterable<number>,
): { markdown: string; removed: string[] } {
  const passages = readPassages(markdown, language)
  const statements = passages
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item')
    .flatMap((passage) => passage.statements)
  const gone = [...new Set(choose(statements))].flatMap((at) => statements[at] ?? [])
  return {
    markdown: cutStatements(markdown, passages, new Set(gone)),
    removed: gone.map(({ text }) => text),
  }
}
