interface UrlWords {
  host: string
  /** Path and query, decoded; empty for a start page. */
  rest: string
  /** Address of the link, or null when the text is not an http or https URL, which must not become a link. */
  href: string | null
}

/** A URL as people read it: without scheme and www, percent escapes decoded. */
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
