import { changesApi } from '#features/articles/web/index.ts'
import { describeChanged, keywordsApi } from '#features/keywords/web/index.ts'
import { formatNoun } from '#ui/numbers.ts'
import type { ChosenKeyword } from './keyword-entries.ts'
import type { NewCluster } from './NewClusterDialog.tsx'

interface ModifiedCluster {
  contentplanId: number
  articleId: number
}

/** How the user wants to change the cluster. */
export type ClusterChangeInput =
  | { action: 'add'; keywords: readonly ChosenKeyword[] }
  | { action: 'reset' | 'exclude'; keywordIds: readonly number[] }
  | { action: 'create'; title: string; keywordIds: readonly number[] }
  | { action: 'merge'; other: { id: number; title: string } }

interface Said {
  text: string
  /** The change to undo, or null when there is nothing to undo. */
  changeId: number | null
}

/** Changes the cluster; returns a sentence about the result, or the cluster that was made. */
export async function modifyCluster(
  cluster: ModifiedCluster,
  input: ClusterChangeInput,
): Promise<Said | { created: NewCluster }> {
  const { contentplanId, articleId } = cluster
  switch (input.action) {
    case 'add':
      return addKeywords(cluster, input.keywords)
    case 'reset':
    case 'exclude': {
      const { action, keywordIds } = input
      const { changeId, ...counts } = await keywordsApi.change.call({
        contentplanId,
        keywordIds: [...keywordIds],
        action,
      })
      return { text: describeChanged(action, counts), changeId }
    }
    case 'create': {
      const { title: name, keywordIds } = input
      const made = await changesApi.createArticle.call({ contentplanId, name, keywordIds: [...keywordIds] })
      return {
        created: { id: made.id, title: made.title, count: keywordIds.length, changeId: made.changeId },
      }
    }
    case 'merge': {
      const { changeId } = await changesApi.changeArticles.call({
        contentplanId,
        action: 'merge',
        articleIdsFrom: [input.other.id],
        articleIdTo: articleId,
      })
      return { text: `“${input.other.title}” is merged into this cluster`, changeId }
    }
  }
}

/** Adds keywords to the cluster; new ones are added to the plan in the same call. */
async function addKeywords(
  { contentplanId, articleId }: ModifiedCluster,
  keywords: readonly ChosenKeyword[],
): Promise<Said> {
  const { changed, changeId } = await keywordsApi.change.call({
    contentplanId,
    keywordIds: keywords.flatMap(({ id }) => id ?? []),
    newKeywords: keywords.flatMap(({ id, keyword }) => (id === null ? keyword : [])),
    action: 'move',
    toArticleId: articleId,
  })
  return { text: `${formatNoun(changed, 'keyword', 'keywords')} added to the cluster`, changeId }
}
