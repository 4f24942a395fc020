/** A URL in the text itself, without the marks of a link. */
interface BareUrl {
  url: string
  start: number
  end: number
}

const ADDRESS =
  /(?:(?:https?|ftps?|wss?|file):\/\/|(?:mailto|xmpp|javascript|data|vbscript|tel):(?=[\u0021-\u007e])|www\.)[\u0021-\u003b\u003d\u003f-\u007e]*/gi
/** GitHub's markdown makes links of addresses of e-mail, too. */
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}/g
/** A host with a path is meant as a URL, too. */
const HOST =
  /(?<![\w@./-])(?:[a-z0-9-]{1,63}\.){1,6}(?:com|net|org|info|biz|io|example|test|invalid)\/[\u0021-\u003b\u003d\u003f-\u007e]*/gi
/** What ends a sentence or a bracket around a URL is not of the URL. */
const TAIL = /[?!.,:;*_~'")\]|]$/

export function findBareUrls(text: string): BareUrl[] {
  const found = [ADDRESS, MAIL, HOST].flatMap((pattern) => [...text.matchAll(pattern)].map(readMatch))
  let end = 0
  return found
    .sort((left, right) => left.start - right.start || right.end - left.end)
    .filter((one) => {
      const isFree = one.start >= end
      if (isFree) end = one.end
      return isFree
    })
}

function readMatch({ 0: whole, index }: RegExpExecArray): BareUrl {
  let url = whole
  while (TAIL.test(url) && !(url.endsWith(')') && countOf(url, '(') >= countOf(url, ')')))
    url = url.slice(0, -1)
  return { url: url === '' ? whole : url, start: index, end: index + (url.length || whole.length) }
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1
}

/** What a bare URL leads to. */
export function completeUrl(url: string): string {
  if (/^[a-z]+:/i.test(url)) return url
  return url.includes('@') ? `mailto:${url}` : `https://${url}`
}
