const TRACKING =
  /^(utm_\w+|gclid|gbraid|wbraid|gad_source|gad_campaignid|dclid|srsltid|fbclid|msclkid|yclid|twclid|ttclid|igshid|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|mkt_tok|ved|sca_esv|amp|amp_js_v|usqp|outputtype)$/
const AMP_CACHE = /^[^/]*\.cdn\.ampproject\.org\/[a-z]\/(?:s\/)?|^google\.[a-z.]+\/amp\/(?:s\/)?/

/**
 * The page of a URL: lower-case host without scheme, user, `www.`, default port and AMP prefix; path without
 * trailing slash, AMP suffix, fragment and tracking parameters. Two URLs are the same page if these are equal.
 */
export function normalizeUrl(url: string): string {
  let rest = stripScheme(url.trim())
  const cut = rest.indexOf('#')
  if (cut >= 0) rest = rest.slice(0, cut)
  rest = lowerHost(rest)
  const cache = AMP_CACHE.exec(rest)
  if (cache && rest.length > cache[0].length) rest = lowerHost(stripScheme(rest.slice(cache[0].length)))
  const query = rest.indexOf('?')
  const kept = query < 0 ? '' : keepParameters(rest.slice(query + 1))
  const [host = '', path] = splitHost(query < 0 ? rest : rest.slice(0, query))
  return host + stripPathEnd(path) + (kept && `?${kept}`)
}

function stripScheme(url: string): string {
  return url.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\//i, '')
}

function lowerHost(url: string): string {
  const end = url.search(/[/?]/)
  const host = (end < 0 ? url : url.slice(0, end)).toLowerCase()
  const path = end < 0 ? '' : url.slice(end)
  const name = host
    .replace(/^[^@]*@/, '')
    .replace(/:(?:80|443)?$/, '')
    .replace(/\.$/, '')
  return name.replace(/^(?:www\.)+/, '').replace(/^amp\.(?=[^.]+\.)/, '') + path
}

function splitHost(url: string): [string, string] {
  const slash = url.indexOf('/')
  return slash < 0 ? [url, ''] : [url.slice(0, slash), url.slice(slash)]
}

function keepParameters(query: string): string {
  return query
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=', 1)[0]?.toLowerCase() ?? ''))
    .join('&')
}

function stripPathEnd(path: string): string {
  return path
    .replace(/(?<!\/)\/+$/, '')
    .replace(/(?:\/amp|\.amp)$|\.amp(?=\.html?$)/i, '')
    .replace(/(?<!\/)\/+$/, '')
}
