/** Letters that Unicode does not take apart into a letter and a mark. */
const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' }

/** The words of a text in lower case and without accents, which many searchers do not type. */
export function foldWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/[ßłøæœđı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
