import { changesApi } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { SuggestedKeyword } from '#features/hubs/web/index.ts'
import { keywordsApi } from '#features/keywords/web/index.ts'

interface AddedIdea {
  place: PlanPlace
  topicId: number
  idea: SuggestedKeyword
}

/**
 * Makes a keyword idea a favorite of the hub: a cluster that the plan has moves to the hub, for any other keyword a
 * cluster is created. Returns the ids of the changes, to undo them.
 */
export async function addKeywordIdea({ place, topicId, idea }: AddedIdea): Promise<(number | null)[]> {
  const { contentplanId } = place
  if (idea.articleId !== null) {
    const articleIds = [idea.articleId]
    const moved = await changesApi.changeArticles.call({
      contentplanId,
      action: 'updateTopic',
      articleIds,
      topicId,
    })
    const favored = await changesApi.changeArticles.call({ contentplanId, action: 'addToMap', articleIds })
    return [moved.changeId, favored.changeId]
  }
  const keywordId = idea.keywordId ?? (await saveKeyword(place, idea))
  const { changeId } = await changesApi.createArticle.call({
    contentplanId,
    name: idea.keyword,
    topicId,
    favorite: true,
    keywordIds: [keywordId],
    mainKeywordId: keywordId,
  })
  return [changeId]
}

/** Adds a keyword to the plan; returns its id. */
async function saveKeyword(place: PlanPlace, idea: SuggestedKeyword): Promise<number> {
  const { keyword, estimated_search_volume: volume } = idea
  await keywordsApi.save.call({
    ...place,
    keywordsObject: [{ keyword, estimated_search_volume: volume }],
    source: 'related',
  })
  const found = await keywordsApi.find.call({ contentplanId: place.contentplanId, keyword })
  if (found.keyword === null) throw new Error(`The keyword ${keyword} was saved, but is not found.`)
  return found.keyword.id
}
