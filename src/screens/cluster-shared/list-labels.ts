import {
  ARTICLE_TYPE_NAMES,
  DIMENSION_NAMES,
  FUNNEL_NAMES,
  INTENT_NAMES,
  STATUS_NAMES,
  type SharedArticle,
} from '#features/articles/web/index.ts'

type Labelled = Pick<SharedArticle, 'status' | 'funnel' | 'type' | 'intent'>

/** What is said of an article in a word: only what is set (F-142). */
export function listLabels({ status, funnel, type, intent }: Labelled): { name: string; value: string }[] {
  const labels = [
    { name: DIMENSION_NAMES.status, value: status === 'no status' ? null : STATUS_NAMES[status] },
    { name: DIMENSION_NAMES.funnel, value: funnel && FUNNEL_NAMES[funnel] },
    { name: DIMENSION_NAMES.type, value: type && ARTICLE_TYPE_NAMES[type] },
    { name: DIMENSION_NAMES.intent, value: intent && INTENT_NAMES[intent] },
  ]
  return labels.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
}
