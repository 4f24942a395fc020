/** Keywords in one call, at most; a screen selects a few of its pages. */
export const MOST_SELECTED = 5000

/** Characters of a regular expression, or of words, by which a list is filtered, at most. */
export const LONGEST_PATTERN = 200

const MEANINGFUL = /[$()*+.?[\\\]^{|}]/

/** A regular expression that finds a text as it is written; where that would be too long, as much of its start as fits. */
export function matchLiterally(text: string): string {
  let pattern = ''
  for (const character of text) {
    const next = MEANINGFUL.test(character) ? `\\${character}` : character
    if (pattern.length + next.length > LONGEST_PATTERN) break
    pattern += next
  }
  return pattern
}

/** Error when a plan has no room for more active keywords (E-20). */
export const KEYWORD_LIMIT_REACHED =
  'You have reached your keyword limit. Please reset or exclude some active keywords before clustering new ones.'

/** Plans with room for fewer keywords are called Starter (K-08). */
const PROFESSIONAL_FROM = 5000

/** Characters of a keyword, at most. */
export const LONGEST_KEYWORD = 500

/** Invisible characters: directions, zero-width marks, soft hyphens, byte order marks, emoji or text presentation. */
const INVISIBLE =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u034f|[\ufe00-\ufe0f]/g
/** Joiners outside of words. Inside a word they stay, because Persian and the languages of India spell with them. */
const LOOSE_JOINER = /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])/gu

/**
 * A keyword as it is stored: composed, without invisible characters, with single spaces. Empty when nothing is left.
 */
export function tidyKeyword(text: string): string {
  return text.replace(INVISIBLE, '').replace(LOOSE_JOINER, '').replace(/\s+/g, ' ').trim().normalize('NFC')
}

const SENTENCE_MARKS = new Set('?!.…？！。．؟‽')
const OPENING_MARKS = new Set('¿¡')

/**
 * The one rule for every text that becomes a keyword, wherever it comes from: a pasted list, a file, the dialog that
 * changes a cluster, related keywords, a language model, Search Console. The text is tidied, and loses the question
 * marks, exclamation marks and full stops at its end (and ¿ and ¡ at its start), because people search for the same
 * with and without them: `how to clean boots?` is `how to clean boots`. All else stays, as words are spelled with it:
 * `rock & roll`, `24/7 gym`, `3.5 mm cable`, `c#`, `c++`, `dr. martens`, `kids' tent`. A text of such marks alone stays
 * as it is.
 */
export function cleanKeyword(text: string): string {
  const tidied = tidyKeyword(text)
  let end = tidied.length
  while (end > 0 && (SENTENCE_MARKS.has(tidied[end - 1] ?? '') || tidied[end - 1] === ' ')) end--
  let start = 0
  while (start < end && (OPENING_MARKS.has(tidied[start] ?? '') || tidied[start] === ' ')) start++
  return start === end ? tidied : tidied.slice(start, end)
}

/**
 * The form by which keywords are told apart: texts of the same form are one keyword in a plan, and one search that is
 * paid for. Case, spacing and invisible characters do not matter. The lower-case text is composed again, because a few
 * letters have a composed form in lower case only (H̱ and ẖ).
 */
export function foldKeyword(text: string): string {
  return foldPart(tidyKeyword(text))
}

/** Folds a part of a keyword, and keeps a space at its end, which is part of what is searched for. */
export function foldPart(text: string): string {
  return text.toLowerCase().normalize('NFC')
}

/** The words of a search text, folded like keywords. */
export function splitWords(text: string): string[] {
  return foldKeyword(text).split(' ').filter(Boolean)
}

/**
 * The host name, in lower case, of a website as users write it, with or without scheme; null when it has none (V-02).
 */
export function readDomain(website: string): string | null {
  const rest = website.trim().replace(/^https?:\/\//i, '')
  const [host = ''] = rest.split(/[/?#:]/)
  const isHost =
    host.length <= 253 && !/[\s"'`<>\\@]/.test(rest) && /^[^.]+(\.[^.]+)*\.[^.\d]{2,}$/.test(host)
  return isHost ? host.toLowerCase() : null
}

/** Characters of a URL, at most: what an index of the database can hold. */
export const LONGEST_URL = 2000

/** The URL that identifies a page: scheme and host in lower case, no fragment; null for any other text (V-20). */
export function readPageUrl(text: string): string | null {
  if (!/^https?:\/\/[^\s"'<>`\\]+$/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return null
  url.hash = ''
  return url.href.length <= LONGEST_URL ? url.href : null
}

/** Whether a host is the domain or a subdomain of it; `www.` makes no difference. */
export function isHostOf(host: string, domain: string): boolean {
  const base = domain.toLowerCase().replace(/^www\./, '')
  const name = host.toLowerCase()
  return name === base || name.endsWith(`.${base}`)
}

/**
 * Whether a URL belongs to a domain or its subdomains. A text search rules most other URLs out before they are parsed.
 */
export function isUrlOf(domain: string, address: string): boolean {
  const site = domain.toLowerCase().replace(/^www\./, '')
  if (!address.toLowerCase().includes(site) || !URL.canParse(address)) return false
  return isHostOf(new URL(address).hostname, site)
}

/** Content plans that the workspace may still create: one, and one more for each that is paid (K-07). */
export function countUnusedPlans({ paidPlans, plans }: { paidPlans: number; plans: number }): number {
  return paidPlans - plans + 1
}

export function findTier({ keyword_limit }: { keyword_limit: number }): 'Starter' | 'Professional' {
  return keyword_limit < PROFESSIONAL_FROM ? 'Starter' : 'Professional'
}

/**
 * Why a plan's Search Console cannot be read: no account is connected or its access has ended (E-02), or the account
 * may not read the property (E-03). Screens decide by these codes, never by the text of an error.
 */
export const GOOGLE_TROUBLES = ['no_token', 'no_access'] as const
export type GoogleTrouble = (typeof GOOGLE_TROUBLES)[number]

/** The code that an error, a run or a plan carries as its trouble; null for any other. */
export function readGoogleTrouble(trouble: string | null | undefined): GoogleTrouble | null {
  return GOOGLE_TROUBLES.find((one) => one === trouble) ?? null
}

/** Whether Search Console data were imported, and the last import ended without an error. */
export function isSearchConsoleConnected(plan: {
  import_ended: string | null
  import_error: string | null
}): boolean {
  return plan.import_ended !== null && !plan.import_error
}

/** A plan, and the workspace in which it is. */
export interface PlanPlace {
  workspaceId: number
  contentplanId: number
}

/** The address of one of a plan's screens. */
export function contentplanPath({ workspaceId, contentplanId }: PlanPlace, screen: string): string {
  return `/workspace/${workspaceId}/contentplan/${contentplanId}/${screen}`
}

/** The market and the website of a plan: what tells it from others of its name. */
export function describePlan(plan: { domain: string | null; country: string; language: string }): string {
  return `${plan.country} / ${plan.language} · ${plan.domain ?? 'No domain yet'}`
}

/** The address of a cluster of a plan. */
export function articlePath(place: PlanPlace, articleId: number): string {
  return contentplanPath(place, `article/${articleId}`)
}

/** Why no further plan can be created, and what helps. */
export function explainNoUnusedPlans({ paidPlans }: { paidPlans: number }): string {
  const used =
    paidPlans === 0
      ? 'The content plan of this workspace is in use.'
      : `All ${paidPlans + 1} content plans of this workspace are in use.`
  return `${used} You can get more in its settings.`
}

/** The code of the error when another user or window has saved the style guide meanwhile. */
export const STYLE_GUIDE_CHANGED = 'style_guide_changed'
/** The integration that each system for articles needs (F-221); the others need none. */
export const INTEGRATION_OF_CMS = {
  wordpress: 'wp-plugin',
  webflow: 'webflow',
  notion: 'notion',
  shopify: 'shopify',
  'custom-cms': 'custom-cms',
} as const
