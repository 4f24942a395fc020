/** A text with the differences left out that typesetting makes: quotation marks, dashes, widths and white space. */
export function foldTypography(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019\u201A\u201B\u2032]/g, "'")
    .replaceAll(/[\u201C-\u201F\u00AB\u00BB\u2033]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The wording of a heading without capitals, accents, punctuation and the number at its front. */
export function foldHeading(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^\p{Nd}+ (?=\S)/u, '')
}
