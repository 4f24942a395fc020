import type { OutgoingArticle } from './index.ts'

/** The comment in the text of a post that says which article it is. Our plugin writes and reads the same. */
export function markOf(marker: string): string {
  return `<!-- ${wordOf(marker)} -->`
}

/** The part of the mark that WordPress can search: it reads a word with `-` before it as one that must not be there. */
export function wordOf(marker: string): string {
  return `keyloom:${marker}:`
}

/** The body of a post: HTML in which WordPress finds neither blocks, shortcodes nor lines to break, with its mark. */
export function prepareBody({ marker, html }: Pick<OutgoingArticle, 'marker' | 'html'>): string {
  const plain = joinLines(removeComments(html)).replaceAll('[', '&#91;')
  return placeMark(plain.trim(), markOf(marker))
}

/** At the end of the first paragraph: around a comment between paragraphs, WordPress would make an empty one. */
function placeMark(html: string, mark: string): string {
  const end = Math.max(0, html.indexOf('</p>'))
  return `${html.slice(0, end)}${mark}${html.slice(end)}`
}

function removeComments(html: string): string {
  const removed = html.replaceAll(/<!--[^]*?(?:-->|$)/g, '')
  // What is left of one comment may be the beginning of another.
  return removed === html ? html : removeComments(removed)
}

/** Joins lines outside of `pre`, because WordPress makes a line break into `br`. */
function joinLines(html: string): string {
  const parts: string[] = []
  for (let at = 0; at < html.length;) {
    const pre = html.indexOf('<pre', at)
    const begin = pre === -1 ? html.length : pre
    const close = html.indexOf('</pre>', begin)
    const end = close === -1 ? html.length : close
    parts.push(
      html
        .slice(at, begin)
        .split('\n')
        .map((line, place) => (place === 0 ? line : line.trimStart()))
        .join(' '),
      html.slice(begin, end),
    )
    at = end
    if (close !== -1) {
      parts.push('</pre>')
      at += '</pre>'.length
    }
  }
  return parts.join('')
}
