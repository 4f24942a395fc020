interface UrlWords {
  host: string
  /** The rest, as it reads; empty for a start page. */
  rest: string
  /** Where the link leads; null: it is nothing that may be opened. */
  href: string | null
}

/** A URL as people read it: without scheme and www, its letters as they are meant. */
export function describeUrl(url: string): UrlWords {
  const parsed = URL.parse(url)
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return { host: url, rest: '', href: null }
  const rest = `${parsed.pathname}${parsed.search}`
  return {
    host: parsed.host.replace(/^www\./, ''),
    rest: rest === '/' ? '' : decode(rest),
    href: parsed.href,
  }
}

function decode(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
