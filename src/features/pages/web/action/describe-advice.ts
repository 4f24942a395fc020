import { ACTION_NAMES } from '#features/advice/rules.ts'
import type { Article } from '#features/articles/web/index.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'

type Advised = Pick<Article, 'suggested_action' | 'suggested_action_reason' | 'merge_with'>

/** "Suggested: Merge with /boots. Another page gets most impressions."; null when nothing is suggested. */
export function describeAdvice(advised: Advised): string | null {
  const { suggested_action: action, suggested_action_reason: reason, merge_with: mergeWith } = advised
  if (action === null) return null
  const target = action === 'merge' && mergeWith !== null ? ` with ${shortUrl(mergeWith)}` : ''
  return `Suggested: ${ACTION_NAMES[action]}${target}.${reason === null ? '' : ` ${reason}`}`
}

function shortUrl(url: string): string {
  const { host, rest } = describeUrl(url)
  return rest === '' ? host : rest
}
