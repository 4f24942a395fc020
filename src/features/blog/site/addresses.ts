const CONTROL = /[\p{Cc}\s]/u

/** The last part of an address. A slug that has other characters than letters, digits, hyphens and _ loses them. */
export function cleanSlug(slug: string, fallback: string): string {
  const clean = slug
    .toWellFormed()
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
    .replaceAll(/^-+/g, '')
  return clean === '' || clean === '-' ? fallback : clean
}

/** The address of an image for a page whose way to the blog's root is given; null for an address that browsers must not load. */
export function findImageAddress(url: string, root: string): string | null {
  if (/^https:\/\//i.test(url)) return readWebAddress(url)
  const parts = url.toWellFormed().split('/')
  const isInside = parts.every((part) => part !== '' && part !== '.' && part !== '..')
  return isInside ? root + parts.map(encodeURIComponent).join('/') : null
}

/** An absolute address with http or https, as a browser would write it; null for anything else. */
export function readWebAddress(url: string): string | null {
  const trimmed = url.trim()
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null
  return new URL(trimmed).href
}

/** The address of a link in the navigation: like `readWebAddress`, or a path that begins with one slash. */
export function readNavAddress(url: string): string | null {
  const trimmed = url.trim()
  const isPath = /^\/(?![/\\])/.test(trimmed) && !CONTROL.test(trimmed)
  return isPath ? trimmed : readWebAddress(trimmed)
}

/** The way to the blog's root for a page that is shown at any address, such as the page for unknown addresses. */
export function findRootPath(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : ''
  return path.endsWith('/') ? path : `${path}/`
}
