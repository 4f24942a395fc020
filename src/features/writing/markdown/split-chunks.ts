/** What may reach over headings: fenced code, definitions of links and notes, and some HTML. */
const FAR_REACHING = /```|~~~|\]:|<(?:[!?]|script|pre|style|textarea)/i

/**
 * Parts of a markdown that mean the same each for itself as in the whole: they begin at a heading after an empty line.
 */
export function splitChunks(markdown: string): string[] {
  if (FAR_REACHING.test(markdown)) return [markdown]
  const chunks: string[] = []
  let from = 0
  for (const { 0: gap, index } of markdown.matchAll(/\n[ \t]*\r?\n(?=#{1,6}[ \t])/g)) {
    chunks.push(markdown.slice(from, index + gap.length))
    from = index + gap.length
  }
  return [...chunks, markdown.slice(from)]
}
