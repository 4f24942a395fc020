/** The first line of a block of facts about the text, which ends with the same line. */
const FENCE = /^---[ \t]*\r?\n/
const CLOSING = /\n---[ \t]*(?:\r?\n|$)/
/** A line "key: value"; otherwise `---` is a line across the page. */
const ENTRY = /^[ \t]*(?:#|[\w"'-][^\r\n:]*:(?:\s|$))/

/** Cuts the block of facts about the text ("front matter") from the start of a markdown text. */
export function cutFrontMatter(text: string): { frontMatter: string; body: string } {
  const start = text.startsWith('\uFEFF') ? 1 : 0
  const nothing = { frontMatter: text.slice(0, start), body: text.slice(start) }
  const fence = FENCE.exec(text.slice(start, start + 200))
  if (fence === null) return nothing
  const inner = start + fence[0].length
  const closing = CLOSING.exec(text.slice(inner - 1))
  if (closing === null) return nothing
  const end = inner - 1 + closing.index
  if (end > inner - 1 && !ENTRY.test(text.slice(inner, end))) return nothing
  const cut = end + closing[0].length
  return { frontMatter: text.slice(0, cut), body: text.slice(cut) }
}
