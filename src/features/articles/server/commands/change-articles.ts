import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { articleChange } from '../../contract.ts'
import { chooseMainKeyword } from './choose-main-keyword.ts'
import { lockArticles, moveToHub, renameArticle } from './edit-articles.ts'
import { placeInMap } from './place-in-map.ts'
import { deleteArticles, mergeArticles, resetArticles } from './remove-articles.ts'
import { setInMap, setKind, setPriority, setStatus } from './set-attributes.ts'

type WithoutPlan<One> = One extends unknown ? Omit<One, 'contentplanId' | 'workspaceId'> : never

/** Does what a request asks for to clusters of the plan. Returns the id to undo it with; null when nothing changed. */
export async function changeArticles(
  ctx: MemberContext,
  services: CachedSerpServices,
  { plan, change }: { plan: Plan; change: WithoutPlan<z.output<typeof articleChange>> },
): Promise<number | null> {
  switch (change.action) {
    case 'rename': {
      const [articleId] = change.articleIds
      if (articleId === undefined) throw new Invalid('articleIds: name the cluster to rename.')
      return renameArticle(ctx, { plan, articleId, title: change.name })
    }
    case 'lock':
    case 'unlock':
      return lockArticles(ctx, { plan, articleIds: change.articleIds, isLocked: change.action === 'lock' })
    case 'updateTopic':
      return unlessEmpty(change.topicId, (topicId) =>
        moveToHub(ctx, { plan, articleIds: change.articleIds, topicId }),
      )
    case 'updatePriority':
      return setPriority(ctx, { plan, articleIds: change.articleIds, priority: change.priority })
    case 'updateStatus':
      return unlessEmpty(change.status, (status) =>
        setStatus(ctx, { plan, articleIds: change.articleIds, status }),
      )
    case 'updateFunnel':
      return unlessEmpty(change.funnel, (value) =>
        setKind(ctx, { plan, articleIds: change.articleIds, column: 'funnel', value }),
      )
    case 'updateType':
      return unlessEmpty(change.type, (value) =>
        setKind(ctx, { plan, articleIds: change.articleIds, column: 'type', value }),
      )
    case 'updateIntent':
      return unlessEmpty(change.intent, (value) =>
        setKind(ctx, { plan, articleIds: change.articleIds, column: 'intent', value }),
      )
    case 'addToMap':
    case 'removeFromMap':
      return setInMap(ctx, { plan, articleIds: change.articleIds, isInMap: change.action === 'addToMap' })
    case 'placeInMap':
      return placeInMap(ctx, { plan, ...change })
    case 'updateMainKeyword': {
      const [articleId] = change.articleIds
      if (articleId === undefined)
        throw new Invalid('articleIds: name the cluster to choose a main keyword for.')
      return chooseMainKeyword(ctx, services, { plan, articleId, keywordId: change.mainKeywordId })
    }
    case 'delete':
      return deleteArticles(ctx, { plan, articleIds: change.articleIds })
    case 'reset':
      return resetArticles(ctx, { plan, articleIds: change.articleIds })
    case 'updateDescription':
    case 'updateResearch':
    case 'updateDraft':
    case 'updateFinalDraft':
    case 'share':
      throw new Error('Not built yet.')
    case 'merge':
      return mergeArticles(ctx, services, {
        plan,
        articleIds: change.articleIdsFrom,
        intoId: change.articleIdTo,
      })
  }
}

/** V-44: an empty value changes nothing. */
async function unlessEmpty<Value>(
  value: Value | '' | undefined,
  set: (value: Value) => Promise<number | null>,
): Promise<number | null> {
  return value === '' || value === undefined ? null : set(value)
}
