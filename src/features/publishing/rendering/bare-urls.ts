/** An address of a web page that stands in a text without any markup. */
interface BareUrl {
  start: number
  end: number
  url: string
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>。，、！？；：」』）】》]+/gi
const CLOSING = new Set('?!.,:;*_~\'"”’')

export function findBareUrls(text: string): BareUrl[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index }) => {
    const isInsideWord = /[\p{L}\p{N}]/u.test(text[index - 1] ?? ' ')
    const shown = trimEnd(found)
    const url = /^www\./i.test(shown) ? `https://${shown}` : shown
    const host = URL.parse(url)?.hostname ?? ''
    return isInsideWord || !host.includes('.') ? [] : [{ start: index, end: index + shown.length, url }]
  })
}

/** A dot at the end ends the sentence, not the address; a bracket belongs to it only when it was opened inside. */
function trimEnd(found: string): string {
  let open = 0
  for (const letter of found) open += letter === '(' ? 1 : letter === ')' ? -1 : 0
  let end = found.length
  for (; end > 0; end--) {
    const last = found[end - 1] ?? ''
    if (last === ')' && open < 0) open++
    else if (!CLOSING.has(last)) break
  }
  return found.slice(0, end)
}
