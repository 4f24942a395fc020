/** The form of a URL in which two of the same page are equal; null for what is no http or https URL. */
export function nameUrl(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed.href : null
}

export function isSameUrl(left: string, right: string): boolean {
  return left === right || (nameUrl(left) ?? left) === (nameUrl(right) ?? right)
}
