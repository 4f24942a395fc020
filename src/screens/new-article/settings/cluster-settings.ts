import type { ArticleFunnel, ArticleIntent, ArticleType } from '#features/articles/rules.ts'
import type { Article, ArticleInput } from '#features/articles/web/index.ts'

/** What is chosen for a cluster before it is written (D-20); null for what is to be found, or is not known. */
export interface ClusterSettings {
  funnel: ArticleFunnel | null
  intent: ArticleIntent | null
  type: ArticleType | null
}

export const NOTHING_CHOSEN: ClusterSettings = { funnel: null, intent: null, type: null }

type Chosen = Pick<Article, 'id' | 'topic_id' | 'funnel' | 'intent' | 'type'>

/** The fewest changes that give a cluster these settings, each one of which can be undone. */
export function listChanges(
  cluster: Chosen,
  { topicId, funnel, intent, type }: ClusterSettings & { topicId: number },
): ArticleInput[] {
  const articleIds = [cluster.id]
  const changes: (ArticleInput | false)[] = [
    topicId !== cluster.topic_id && { action: 'updateTopic', articleIds, topicId },
    funnel !== cluster.funnel && { action: 'updateFunnel', articleIds, funnel },
    intent !== cluster.intent && { action: 'updateIntent', articleIds, intent },
    type !== cluster.type && { action: 'updateType', articleIds, type },
  ]
  return changes.filter((change) => change !== false)
}
