import type { Sources } from './convert-article.ts'
import { labelOf } from './labels.ts'
import { makeElement, type HtmlElement } from './trees.ts'

export interface Source {
  number: number
  url: string
}

export function listSources(sources: Sources): Source[] {
  return [...sources]
    .map(([number, url]) => ({ number, url }))
    .toSorted((one, other) => one.number - other.number)
}

/** The id of a source in the list below the article. */
export function idOfSource({ number }: Source): string {
  return `source-${number}`
}

/** The list of sources below an article, each with the number that its citations have. */
export function writeSources(sources: readonly Source[], language: string): HtmlElement {
  const items = sources.map((source, at) => {
    const isNext = source.number === (sources[at - 1]?.number ?? 0) + 1
    const text = { type: 'text' as const, value: shortenUrl(source.url) }
    const link = makeElement('a', { href: source.url, rel: ['noopener'] }, [text])
    return makeElement('li', { id: idOfSource(source), ...(!isNext && { value: `${source.number}` }) }, [
      link,
    ])
  })
  const label = { type: 'text' as const, value: labelOf('sources', language) }
  return makeElement('section', { className: ['sources'] }, [
    makeElement('h2', {}, [label]),
    makeElement('ol', {}, items),
  ])
}

/** Characters of an address that are shown. */
const LONGEST = 80
/** Marks that change the direction or hide what stands beside them. */
const HIDING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** The host and path of an address, as people read it. */
function shortenUrl(url: string): string {
  const parsed = URL.parse(url)
  if (parsed === null || !parsed.protocol.startsWith('http')) return url.replace(/^mailto:/i, '')
  const path = parsed.pathname === '/' ? '' : decode(parsed.pathname)
  const whole = [...`${parsed.host.replace(/^www\./, '')}${path}`]
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1).join('')}…` : whole.join('')
}

function decode(path: string): string {
  try {
    const decoded = decodeURI(path)
    return HIDING.test(decoded) ? path : decoded
  } catch {
    return path
  }
}
