/** Controls, soft hyphens, zero-width and direction marks, fillers, variation selectors, tags and annotations. */
const INVISIBLE = /(?!\s)\p{Cc}|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu
/** Joiners. One alone stays inside a word of the scripts that spell with them, such as Persian and Hindi. */
const JOINERS = /[\u200c\u200d]+/g
const SPELLS_WITH_JOINERS =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Mongolian}]/u

/** Most texts have nothing else than what this leaves out, and need no closer look. */
const UNUSUAL = /[^\t-\r -~]/

/** Text as a reader sees it: trimmed, with single spaces, without invisible characters and what a database refuses. */
export function squeeze(text: string | null | undefined): string {
  const given = text ?? ''
  return (UNUSUAL.test(given) ? dropInvisible(given) : given).replaceAll(/\s+/g, ' ').trim()
}

function dropInvisible(text: string): string {
  return text.toWellFormed().replaceAll(INVISIBLE, '').replaceAll(JOINERS, keepSpelled)
}

function keepSpelled(joiners: string, at: number, text: string): string {
  return joiners.length === 1 && SPELLS_WITH_JOINERS.test(text[at - 1] ?? '') ? joiners : ''
}
