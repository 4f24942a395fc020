const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel'])
const IMAGE_SCHEMES = new Set(['http', 'https'])
const DATA_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml);/i

/** Whether a link to this address cannot run anything: a web page, a mail or phone number, or a path. */
export function isSafeLink(address: string): boolean {
  const scheme = schemeOf(address)
  return scheme === null || LINK_SCHEMES.has(scheme)
}

/** Whether an image at this address may be shown: from the web, from a path, or written into the text. */
export function isSafeImage(address: string): boolean {
  const scheme = schemeOf(address)
  return scheme === null || IMAGE_SCHEMES.has(scheme) || DATA_IMAGE.test(address.trim())
}

/** Browsers ignore control characters and spaces in front of and inside a scheme, so they are left out here, too. */
function schemeOf(address: string): string | null {
  let plain = ''
  for (const character of address) {
    if (!isIgnored(character.codePointAt(0) ?? 0)) plain += character
    if (plain.length > 200) break
  }
  const [, scheme = null] = /^([^:/?#]*):/.exec(plain) ?? []
  return scheme === null ? null : scheme.toLowerCase()
}

function isIgnored(code: number): boolean {
  return (
    code <= 0x20 ||
    (code >= 0x7f && code <= 0xa0) ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202e) ||
    code === 0xfeff
  )
}
