import type { Article } from '../api.ts'
import { ARTICLE_TYPE_NAMES, FUNNEL_NAMES, INTENT_NAMES, PRIORITY_NAMES, STATUS_NAMES } from '../names.ts'
import type { ArticleAttribute } from './attribute-choices.ts'

/** The value of an attribute as it is shown; null when it is not known. */
export function showChoice(
  article: Pick<Article, ArticleAttribute>,
  attribute: ArticleAttribute,
): string | null {
  const { status, type, intent, funnel, priority } = article
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
  }
}
