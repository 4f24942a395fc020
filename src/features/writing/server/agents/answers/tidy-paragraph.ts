import { tidyLine } from './tidy-line.ts'

const MARKER = /\[\[(E\d{1,4})\]\]/gu
const KEPT = /\u2402(E\d{1,4})\u2403/gu
const LONGEST = 2_000

/** A paragraph of plain text in which [[E12]] cites a card; links and addresses become their words. */
export function tidyParagraph(text: string): string {
  const kept = tidyLine(text.replaceAll(/[\u2402\u2403]/gu, '').replaceAll(MARKER, '\u2402$1\u2403'), LONGEST)
  return kept.replaceAll(KEPT, '[[$1]]')
}
