import { ACTION_NAMES, ACTIONS } from '#features/advice/rules.ts'
import {
  explainChoice,
  showChoice,
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
  if (attribute !== 'action') return showChoice(article, attribute)
  const shown = article.action ?? article.suggested_action
  return shown && ACTION_NAMES[shown]
}

/** Who decided the value of an attribute, and why; null when nothing is known about that. */
export function explainAttribute(article: Article, attribute: Attribute): string | null {
  return attribute === 'action' ? describeAction(article) : explainChoice(article, attribute)
}

/** The actions that a user can choose; that there is not enough data is only said. */
export const CHOSEN_ACTIONS = ACTIONS.filter((action) => action !== 'not-enough-data')
