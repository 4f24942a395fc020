export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]

/** So many characters of a key are shown, and only of keys that stay secret all the same. */
const KEY_END = 4
const SHORTEST_SHOWN_KEY = 12

/** The last characters of a key, to tell it from others; null when the key is so short that they would give it away. */
export function endOfKey(key: string): string | null {
  return key.length < SHORTEST_SHOWN_KEY ? null : key.slice(-KEY_END)
}

/**
 * The address of an OpenAI-compatible server without slashes at its end; null for what is no plain web address. What comes
 * after it are paths of ours, so it has no query.
 */
export function readBaseUrl(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, password, search, hash, href } = new URL(text)
  const isPlain = [username, password, search, hash].every((part) => part === '') && !/[?#]$/.test(text)
  return isPlain && /^https?:$/.test(protocol) ? href.replace(/(?<!\/)\/+$/, '') : null
}

interface Failure {
  kind: string
  reason: string
  message: string
}

/** Why a model did not answer, in words, with what to do about it. */
export function explainTestFailure({ kind, reason, message }: Failure, isOwnServer: boolean): string {
  const hint = isOwnServer
    ? ' Please check its address, which usually ends with /v1, and the name of the model.'
    : ''
  if (kind === 'not_found') return `There is no model of this name at this provider.${hint}`
  if (kind === 'bad_response' && reason !== 'empty') return `${message}${hint}`
  return message
}
