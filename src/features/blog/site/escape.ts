const MEANINGFUL = /[&<>"'\p{Cc}\p{Noncharacter_Code_Point}]/gu
const NAMES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  ['\t', '\t'],
  ['\n', '\n'],
  ['\r', '\n'],
])

/** A text for HTML and XML, as content or between quotes. Characters that XML does not allow are left out. */
export function escapeText(text: string): string {
  return text.toWellFormed().replace(MEANINGFUL, (character) => NAMES.get(character) ?? '')
}

/** A script element with data about the page for search engines. */
export function writeJsonLd(value: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...value })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
  return `<script type="application/ld+json">${json}</script>`
}
