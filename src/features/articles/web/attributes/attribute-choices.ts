import {
  ARTICLE_FUNNELS,
  ARTICLE_INTENTS,
  ARTICLE_PRIORITIES,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
} from '../../rules.ts'
import type { Article } from '../api.ts'
import { ARTICLE_TYPE_NAMES, FUNNEL_NAMES, INTENT_NAMES, PRIORITY_NAMES, STATUS_NAMES } from '../names.ts'
import type { ArticleInput } from '../use-change-articles.ts'

/** What a user can change of a cluster by choosing from a list. */
export type ArticleAttribute = 'status' | 'type' | 'intent' | 'funnel' | 'priority'

interface Choice {
  label: string
  isChosen: boolean
  input: ArticleInput
}

/** What a user can choose of an attribute. */
export function listChoices(article: Article, attribute: ArticleAttribute): Choice[] {
  const articleIds = [article.id]
  switch (attribute) {
    case 'status':
      return ARTICLE_STATUSES.map((status) => ({
        label: STATUS_NAMES[status],
        isChosen: article.status === status,
        input: { action: 'updateStatus', articleIds, status },
      }))
    case 'priority':
      return ARTICLE_PRIORITIES.map((priority) => ({
        label: PRIORITY_NAMES[priority],
        isChosen: article.priority === priority,
        input: { action: 'updatePriority', articleIds, priority },
      }))
    case 'type':
      return ARTICLE_TYPES.map((type) => ({
        label: ARTICLE_TYPE_NAMES[type],
        isChosen: article.type === type,
        input: { action: 'updateType', articleIds, type },
      }))
    case 'intent':
      return ARTICLE_INTENTS.map((intent) => ({
        label: INTENT_NAMES[intent],
        isChosen: article.intent === intent,
        input: { action: 'updateIntent', articleIds, intent },
      }))
    case 'funnel':
      return ARTICLE_FUNNELS.map((funnel) => ({
        label: FUNNEL_NAMES[funnel],
        isChosen: article.funnel === funnel,
        input: { action: 'updateFunnel', articleIds, funnel },
      }))
  }
}

/** What gives an attribute back to what was found; null where a user has chosen nothing. */
export function resetInput(article: Article, attribute: ArticleAttribute): ArticleInput | null {
  const articleIds = [article.id]
  if (attribute === 'type' && article.type_by === 'user')
    return { action: 'updateType', articleIds, type: null }
  if (attribute === 'intent' && article.intent_by === 'user')
    return { action: 'updateIntent', articleIds, intent: null }
  if (attribute === 'funnel' && article.funnel_by === 'user')
    return { action: 'updateFunnel', articleIds, funnel: null }
  return null
}
