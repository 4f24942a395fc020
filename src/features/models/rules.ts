export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]

/** So many characters of a key are shown, and only of keys that stay secret all the same. */
const KEY_END = 4
const SHORTEST_SHOWN_KEY = 12

/** The last characters of a key, to tell it from others; null when the key is so short that they would give it away. */
export function endOfKey(key: string): string | null {
  return key.length < SHORTEST_SHOWN_KEY ? null : key.slice(-KEY_END)
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
