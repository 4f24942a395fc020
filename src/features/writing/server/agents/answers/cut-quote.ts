const LONGEST = 2_000

/** A quote as it stands, without quotation marks around it; of a longer one, as many words as may be quoted. */
export function cutQuote(quote: string, { most, language }: { most: number; language: string }): string {
  const bare = dropMarks(quote.trim()).slice(0, LONGEST)
  let words = 0
  for (const { index, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(bare)) {
    if (isWordLike !== true) continue
    words += 1
    if (words > most) return bare.slice(0, index).trimEnd()
  }
  return bare
}

const PAIRS = ['""', '“”', '„“', '«»', '「」', '‘’', "''"]

function dropMarks(quote: string): string {
  const isMarked = PAIRS.some(
    (pair) => quote.length > 2 && quote.startsWith(pair.slice(0, 1)) && quote.endsWith(pair.slice(1)),
  )
  const inner = quote.slice(1, -1)
  return isMarked && !PAIRS.some((pair) => [...pair].some((mark) => inner.includes(mark)))
    ? inner.trim()
    : quote
}
