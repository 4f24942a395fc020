import { ACTION_NAMES, ACTIONS } from '#features/advice/rules.ts'
import {
  ARTICLE_TYPE_NAMES,
  explainChoice,
  FUNNEL_NAMES,
  INTENT_NAMES,
  PRIORITY_NAMES,
  STATUS_NAMES,
  type Article,
  type ArticleAttribute,
} from '#features/articles/web/index.ts'
import { describeAction } from '../describe-cluster.ts'

/** What a user can change of a cluster in its row. */
export const ATTRIBUTES = [
  'status',
  'type',
  'intent',
  'funnel',
  'priority',
  'action',
] as const satisfies Attribute[]
export type Attribute = ArticleAttribute | 'action'

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
  return attribute === 'action' ? describeAction(article) : explainChoice(article, attribute)
}

/** The actions that a user can choose; that there is not enough data is only said. */
export const CHOSEN_ACTIONS = ACTIONS.filter((action) => action !== 'not-enough-data')
