/**
 * The address of an API without slashes at its end; null for what is no plain web address. Paths are added to it, so it
 * has no query.
 */
export function readBaseUrl(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, password, search, hash, href } = new URL(text)
  const isPlain = [username, password, search, hash].every((part) => part === '') && !/[?#]$/.test(text)
  return isPlain && /^https?:$/.test(protocol) ? withoutSlashes(href) : null
}

/**
 * The URL of a path below a base: `/posts` below `https://cms.example/api` is `https://cms.example/api/posts`. A whole
 * URL stays as it is. null when the result is not at the origin of the base, or is no URL.
 */
export function joinUrl(base: string, path: string): URL | null {
  if (!URL.canParse(base) || /[\s\\#]/.test(path)) return null
  const origin = new URL(base)
  const whole = /^https?:\/\//i.test(path) ? path : `${withoutSlashes(base)}/${path.replace(/^\/+/, '')}`
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  const isPlain = url.username === '' && url.password === ''
  return isPlain && url.origin === origin.origin ? url : null
}

/** Puts an id where a path says `{id}` or `:id`, or else at its end: `/posts` becomes `/posts/12`. */
export function placeId(endpoint: string, id: string): string {
  const safe = encodeURIComponent(id)
  if (endpoint.includes('{id}')) return endpoint.replaceAll('{id}', () => safe)
  if (/\/:id(?=[/?]|$)/.test(endpoint)) return endpoint.replaceAll(/\/:id(?=[/?]|$)/g, () => `/${safe}`)
  const [path = '', ...search] = endpoint.split('?')
  const below = path.endsWith('/') ? `${path}${safe}` : `${path}/${safe}`
  return [below, ...search].join('?')
}

function withoutSlashes(text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}
