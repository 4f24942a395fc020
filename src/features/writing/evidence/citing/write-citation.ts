/** A citation as it stands in the final text: [[3]](https://source.example/page "E12"). */
export function writeCitation({
  number,
  url,
  cardId,
}: {
  number: number
  url: string
  cardId: string
}): string {
  return `[[${number}]](${writeAddress(url)} "${cardId}")`
}

/** A URL as the destination of a markdown link, so that readers of markdown get exactly this URL. */
export function writeAddress(url: string): string {
  const safe = url
    .replaceAll(UNSAFE, (character) => encodeURIComponent(character))
    .replaceAll(MARKS, String.raw`\$&`)
  return PLAIN.test(safe) ? safe : `<${safe}>`
}

const UNSAFE = /[\p{Cc}<>\u2028\u2029]/gu
const MARKS = /[\\|]|&(?=#|[a-z]{2,31};)/gi
/** Without spaces, and with at most one level of brackets. */
const PLAIN = /^[^\s()<>[\]]+(?:\([^\s()<>[\]]*\)[^\s()<>[\]]*)*$/
