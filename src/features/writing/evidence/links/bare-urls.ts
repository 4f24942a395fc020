/** A URL in the text itself, without the marks of a link. */
interface BareUrl {
  url: string
  start: number
  end: number
}

/** In any script; of Chinese and Japanese only the host, because text may follow without a space. */
const ADDRESS =
  /(?:(?:https?|hxxps?|s?ftps?|wss?|ssh|git|ipfs|file):\/\/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]*(?:\.[\p{Script=Han}\p{Script=Katakana}ー]+)*|(?:mailto|xmpp|javascript|data|vbscript|tel|magnet):(?=[\u0021-\u007e])|www\.)[\u0021-\u003b\u003d\u003f-\u007e\u00c0-\u024f\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]*/giu
/** GitHub's markdown makes links of addresses of e-mail, too. */
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}/g
/** A host with a path is meant as a URL, too. */
const HOST =
  /(?<![\w@./-])(?:[a-z0-9-]{1,63}\.){1,6}(?:com|net|org|info|biz|io|ai|app|dev|xyz|shop|store|online|site|blog|tech|cloud|news|page|gov|edu|example|test|invalid|ac|ar|at|au|be|br|ca|cc|ch|cl|cn|co|cz|de|dk|es|eu|fi|fr|gr|hu|ie|il|in|it|jp|kr|ly|me|mx|nl|no|nz|pl|pt|ro|ru|sa|se|to|tr|tv|ua|uk|us)\/[\u0021-\u003b\u003d\u003f-\u007e]*/gi
/** What ends a sentence or a bracket around a URL is not of the URL. */
const TAIL = /[?!.,:;*_~'")\]|]$/

/** Characters that readers do not see, and that part an address for programs only. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

export function findBareUrls(text: string): BareUrl[] {
  const seen = text.replaceAll(UNSEEN, '')
  if (seen.length === text.length) return findSeen(text)
  const places: number[] = []
  for (let at = 0; at < text.length; at++) if (text.charAt(at).search(UNSEEN) === -1) places.push(at)
  return findSeen(seen).map(({ url, start, end }) => ({
    url,
    start: places[start] ?? 0,
    end: (places[end - 1] ?? text.length - 1) + 1,
  }))
}

function findSeen(text: string): BareUrl[] {
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
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return url
  return url.includes('@') ? `mailto:${url}` : `https://${url}`
}
