import type { Link } from './block.ts'

/** Addresses that stand in a text without brackets around them. */
export function findUrlsInText(source: string, start: number): Link[] {
  return [...source.matchAll(/(?:https?:\/\/|www\.)[^\s<>()[\]"'`]+/gi)].map(({ 0: found, index }) => {
    const url = trimMarks(found)
    return makeLink(url, { at: start + index, length: url.length })
  })
}

/** A dot at the end ends the sentence, not the address. */
function trimMarks(url: string): string {
  let end = url.length
  while ('.,;:!?*_~'.includes(url[end - 1] ?? ' ')) end -= 1
  return url.slice(0, end)
}

/** What any reader of markdown could take for a link, however it is nested. */
export function findUrlsAnywhere(source: string): Link[] {
  const targets = [...source.matchAll(/\](?:\(|:)\s*<?([^\s)>]+)/g)].map(({ 0: found, 1: url = '', index }) =>
    makeLink(url, { at: index, length: found.length }),
  )
  return [...targets, ...findUrlsInText(source, 0), ...findUrlsInHtml(source, 0)]
}

/** The addresses in the attributes of HTML. */
export function findUrlsInHtml(html: string, start: number): Link[] {
  const attributes = html.matchAll(
    /\b(href|src|srcset|action|formaction|poster|data|background)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi,
  )
  return [...attributes].map(({ 0: found, 1: name = '', 2: double, 3: single, 4: bare, index }) => ({
    ...makeLink(double ?? single ?? bare ?? '', { at: start + index, length: found.length }),
    text: '',
    isImage: /^(src|srcset|poster|background)$/i.test(name),
  }))
}

function makeLink(url: string, { at, length }: { at: number; length: number }): Link {
  return { url, title: null, text: url, isImage: false, start: at, end: at + length }
}
