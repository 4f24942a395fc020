import type { Article } from '../api.ts'
import type { ArticleAttribute } from './attribute-choices.ts'

type Decided = Pick<
  Article,
  'type_by' | 'type_reason' | 'intent_by' | 'intent_reason' | 'funnel_by' | 'funnel_reason'
>

/** Who decided the value of an attribute, and why; null when nothing is known about that. */
export function explainChoice(article: Decided, attribute: ArticleAttribute): string | null {
  switch (attribute) {
    case 'type':
      return describeDecision(article.type_by, article.type_reason)
    case 'intent':
      return describeDecision(article.intent_by, article.intent_reason)
    case 'funnel':
      return describeDecision(article.funnel_by, article.funnel_reason)
    case 'status':
    case 'priority':
      return null
  }
}

const DECIDERS = { user: 'Chosen by a user', rules: 'Found by rules', model: 'Found by the language model' }

function describeDecision(by: keyof typeof DECIDERS | null, reason: string | null): string | null {
  if (by === null) return null
  return reason === null || by === 'user' ? `${DECIDERS[by]}.` : `${DECIDERS[by]}: ${reason}`
}
