import { articlesApi, wholeArticle, changesApi } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { keywordsApi } from '#features/keywords/web/index.ts'

/** Makes a cluster for a keyword, which is its main keyword unless a locked cluster has it (C-040). */
export async function createCluster(
  place: PlanPlace,
  { keyword, topicId }: { keyword: string; topicId: number },
) {
  const { contentplanId } = place
  const keywordId = await findKeyword(place, keyword)
  return changesApi.createArticle.call({
    contentplanId,
    name: keyword,
    topicId,
    ...(keywordId !== null && { keywordIds: [keywordId], mainKeywordId: keywordId }),
  })
}

/** The id of a keyword of the plan, which is added if it is new; null when it cannot be in a new cluster. */
async function findKeyword(place: PlanPlace, keyword: string): Promise<number | null> {
  const { contentplanId } = place
  const found = await keywordsApi.find.call({ contentplanId, keyword })
  if (found.keyword !== null) {
    const { id, article_id: articleId } = found.keyword
    if (articleId === null) return id
    return wholeArticle(await articlesApi.get.call({ articleId, texts: false })).is_locked ? null : id
  }
  // A text without a word is no keyword: it is not added.
  await keywordsApi.save.call({ ...place, keywordsObject: [{ keyword }], source: 'upload', kind: 'paste' })
  return (await keywordsApi.find.call({ contentplanId, keyword })).keyword?.id ?? null
}
