import { ACTION_NAMES, ACTIONS } from '#features/advice/rules.ts'
import {
  ARTICLE_FUNNELS,
  ARTICLE_INTENTS,
  ARTICLE_PRIORITIES,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
} from '#features/articles/rules.ts'
import {
  ARTICLE_TYPE_NAMES,
  FUNNEL_NAMES,
  INTENT_NAMES,
  PRIORITY_NAMES,
  STATUS_NAMES,
  type Article,
  type ArticleInput,
} from '#features/articles/web/index.ts'
import { describeAction, describeDecision } from '../describe-cluster.ts'

/** What a user can change of a cluster in its row. */
export const ATTRIBUTES = ['status', 'type', 'intent', 'funnel', 'priority', 'action'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

/** The value of an attribute as it is shown; null when it is not known. */
export function showAttribute(article: Article, attribute: Attribute): string | null {
  const { status, type, intent, funnel, priority, action, suggested_action: suggested } = article
  switch (attribute) {
    case 'status':
      return STATUS_NAMES[status]
    case 'type':
      return type && ARTICLE_TYPE_NAMES[type]
    case 'intent':
      return intent && INTENT_NAMES[intent]
    case 'funnel':
      return funnel && FUNNEL_NAMES[funnel]
    case 'priority':
      return PRIORITY_NAMES[priority]
    case 'action': {
      const shown = action ?? suggested
      return shown && ACTION_NAMES[shown]
    }
  }
}

/** Who decided the value of an attribute, and why; null when nothing is known about that. */
export function explainAttribute(article: Article, attribute: Attribute): string | null {
  switch (attribute) {
    case 'type':
      return describeDecision(article.type_by, article.type_reason)
    case 'intent':
      return describeDecision(article.intent_by, article.intent_reason)
    case 'funnel':
      return describeDecision(article.funnel_by, article.funnel_reason)
    case 'action':
      return describeAction(article)
    case 'status':
    case 'priority':
      return null
  }
}

interface Choice {
  label: string
  isChosen: boolean
  input: ArticleInput
}

/** What can be chosen of an attribute other than the action, which belongs to the page. */
export function listChoices(article: Article, attribute: Exclude<Attribute, 'action'>): Choice[] {
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
export function resetInput(article: Article, attribute: Attribute): ArticleInput | null {
  const articleIds = [article.id]
  if (attribute === 'type' && article.type_by === 'user')
    return { action: 'updateType', articleIds, type: null }
  if (attribute === 'intent' && article.intent_by === 'user')
    return { action: 'updateIntent', articleIds, intent: null }
  if (attribute === 'funnel' && article.funnel_by === 'user')
    return { action: 'updateFunnel', articleIds, funnel: null }
  return null
}

/** The actions that a user can choose; that there is not enough data is only said. */
export const CHOSEN_ACTIONS = ACTIONS.filter((action) => action !== 'not-enough-data')
