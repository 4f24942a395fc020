const HIDDEN = '[redacted]'

/** Names of fields whose values are secrets, also with a prefix: accessKey, client_secret, set-cookie. */
const SECRET_NAME =
  /(token|key|authorization|cookie|password|passwd|secret|jwt|databaseurl)s?$|^(sign-?in-?|auth-?)?code$/i

const WORDS = 'token|key|authorization|cookie|password|passwd|secret|jwt|DATABASE_URL'
const MARK = `["')\\]\\\\]*\\s*(?:=|:|%3D|%3A)\\s*["'(\\\\]*`
/** How much of a text is logged, and how much is searched: more, so that a secret across the cut is found whole. */
const LONGEST_TEXT = 8_000
const SEARCHED_TEXT = 12_000
const LONGEST_PATH = 200

/** Each takes time in proportion to the text, whatever is in it, because callers choose texts that are logged. */
const PATTERNS: [RegExp, string][] = [
  // The password in an address, up to the last @, because a password may contain one.
  // At most 12,000 characters: texts are cut before they are searched.
  [/\b([a-z][a-z0-9+.-]{0,30}:\/\/[^\s:/?#@"]{0,200}):[^\s"]{1,1000}@/gi, `$1:${HIDDEN}@`],
  [/\b(bearer|basic)\s+[\w.~+/=-]{3,}/gi, `$1 ${HIDDEN}`],
  // At most 12,000 characters: texts are cut before they are searched.
  [/(?<![\w-])eyJ[\w-]{4,}\.[\w-]+(\.[\w-]*)*/g, HIDDEN],
  [/(?<![a-z0-9])klm_[\w-]{8,}/gi, HIDDEN],
  [/\b((?:set-)?cookies?["']?\s*[=:]\s*)[^\n"]+/gi, `$1${HIDDEN}`],
  [new RegExp(`((?:${WORDS})s?${MARK})[^\\s"'&,;)}\\]\\\\]+`, 'gi'), `$1${HIDDEN}`],
  [new RegExp(`((?<![\\w-])code${MARK})[^\\s"'&,;)}\\]\\\\]+`, 'gi'), `$1${HIDDEN}`],
]

/** Cuts a text to 8,000 characters and hides what looks like a secret: named values, tokens, passwords in addresses. */
export function redactText(text: string): string {
  const searched = text.slice(0, SEARCHED_TEXT)
  const shown = PATTERNS.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), searched)
  const isCut = shown.length > LONGEST_TEXT || searched.length < text.length
  return isCut ? `${shown.slice(0, LONGEST_TEXT)}… (${text.length} characters)` : shown
}

/** Hides the secrets in a JSON value: by the names of its fields, at any depth, and in every text. */
export function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map(redactValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      redactText(name),
      isSecretName(name) && entry !== null ? HIDDEN : redactValue(entry),
    ]),
  )
}

function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.replaceAll('_', ''))
}

/**
 * The beginning of a path. Long runs of characters that look random are hidden, such as a sharing key or a token, also
 * with a dot or a bracket behind them, because people copy links out of sentences.
 */
export function redactPath(path: string): string {
  const begin = path.slice(0, LONGEST_PATH)
  const hidden = redactText(begin).replaceAll(/(?<![\w-])(?=[\w-]*[\dA-Z])[\w-]{20,}/g, HIDDEN)
  return `${hidden}${begin.length < path.length ? '…' : ''}`
}
