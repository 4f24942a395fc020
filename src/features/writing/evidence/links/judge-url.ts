import { isHostOf } from '#features/contentplans/rules.ts'
import type { EvidenceCard } from '../../contract.ts'
import { nameUrl } from '../citing/same-url.ts'

/** Where the links of an article may lead. */
export interface AllowedLinks {
  cards: readonly Pick<EvidenceCard, 'url'>[]
  /** The domain of the plan; null when it has none. */
  ownDomain: string | null
}

export interface UrlJudge {
  isAllowed: (url: string) => boolean
  /** Whether it is of the own domain: images may stand nowhere else. */
  isOwn: (url: string) => boolean
}

export function judgeUrls({ cards, ownDomain }: AllowedLinks): UrlJudge {
  const known = new Set(cards.flatMap(({ url }) => nameUrl(url) ?? []))
  const own = ownDomain === null ? null : URL.parse(`https://${ownDomain.trim()}/`)
  const isOwn = (url: string) => isOwnUrl(url, own)
  return { isOwn, isAllowed: (url) => isOwn(url) || known.has(nameUrl(url) ?? '') }
}

/** Of relative URLs only those that show that they are: evil.test/x is meant as another host. */
function isOwnUrl(url: string, own: URL | null): boolean {
  if (own === null) return false
  if (/^#[^\s]*$/.test(url)) return true
  // Some readers take what stands before a backslash and an @ for a user name.
  if (url.includes('\\')) return false
  if (!/^(?:https?:\/\/|\/(?![/\\])|\?)/i.test(url)) return false
  const { protocol, hostname, username, password, port } = URL.parse(url, own.href) ?? {}
  const isPlain = username === '' && password === '' && port === own.port
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && isPlain && hostname !== undefined && isHostOf(hostname, own.hostname)
}
