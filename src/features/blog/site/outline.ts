/** Fewer headings need no table of contents. */
const LEAST = 4

interface Heading {
  id: string
  /** Finished HTML without elements. */
  text: string
}

/** The headings of level 2 in a body that readers can jump to; none when it has too few to be worth a list. */
export function listHeadings(body: string): Heading[] {
  const found: Heading[] = []
  for (let at = body.indexOf('<h2 '); at !== -1; at = body.indexOf('<h2 ', at + 1)) {
    const open = body.indexOf('>', at)
    const close = body.indexOf('</h2>', open)
    if (open === -1 || close === -1) break
    const id = /\sid="([\p{L}\p{M}\p{N}_.:-]+)"/u.exec(body.slice(at, open))?.[1]
    const text = readText(body.slice(open + 1, close))
    if (id !== undefined && text !== '') found.push({ id, text })
  }
  return found.length < LEAST ? [] : found
}

/** A heading without elements and without the numbers of its sources. */
function readText(html: string): string {
  let isNote = false
  let text = ''
  for (const [index, part] of html.split('<').entries()) {
    if (/^sup\b/.test(part)) isNote = true
    if (part.startsWith('/sup')) isNote = false
    if (!isNote) text += index === 0 ? part : part.slice(part.indexOf('>') + 1)
  }
  return text.replaceAll('>', '&gt;').trim()
}
