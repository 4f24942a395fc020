/** The words of a text in any language, also in those that write no spaces. */
export function countWords(text: string): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) count++
  return count
}
