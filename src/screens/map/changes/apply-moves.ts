import type { MapPlace } from '#features/articles/map/index.ts'
import type { ContentMap } from '#features/articles/web/index.ts'

/** A favorite that gets another place, or none: it is removed. */
export interface Move {
  articleId: number
  to: MapPlace | null
}

/** The map as it is after these moves, made one after the other. */
export function applyMoves(map: ContentMap, moves: readonly Move[]): ContentMap {
  if (moves.length === 0) return map
  const last = new Map(moves.map(({ articleId, to }) => [articleId, to]))
  const articles = map.articles.flatMap((article) => {
    const to = last.get(article.id)
    if (to === undefined) return [article]
    return to === null ? [] : [placeIn(article, to)]
  })
  return { ...map, articles }
}

function placeIn(article: ContentMap['articles'][number], { topicId, row }: MapPlace) {
  const funnel = row === 'products' ? article.funnel : row
  return { ...article, topic_id: topicId, funnel }
}
