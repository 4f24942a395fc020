const LONGEST_SLUG = 75

/** The part of a URL that names a page: letters, digits and hyphens, in any script. */
export function writeSlug(text: string, language: string): string {
  const words = text
    .normalize('NFC')
    .toLocaleLowerCase(language)
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .split('-')
    .filter((word) => word !== '')
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`
    if (longer.length > LONGEST_SLUG) break
    slug = longer
  }
  return slug === '' ? (words[0] ?? '').slice(0, LONGEST_SLUG) : slug
}
