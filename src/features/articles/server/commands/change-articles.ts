import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { articleChange } from '../../contract.ts'
import type { TextSection } from '../../rules.ts'
import { saveText } from '../texts/save-text.ts'
import { chooseMainKeyword } from './choose-main-keyword.ts'
import { lockArticles, moveToHub, renameArticle } from './edit-articles.ts'
import { placeInMap } from './place-in-map.ts'
import { deleteArticles, mergeArticles, resetArticles } from './remove-articles.ts'
import { shareArticle } from './share-article.ts'
import { setInMap, setKind, setPriority } from './set-attributes.ts'
import { updateStatus, type StatusServices } from './update-status.ts'

type WithoutPlan<One> = One extends unknown ? Omit<One, 'contentplanId' | 'workspaceId'> : never
type Change = WithoutPlan<z.output<typeof articleChange>>
type Undoable = Exclude<Change, { action: TextAction | 'share' }>

interface Changed {
  /** The id to undo the change with; null when nothing changed, and for a text, which has its own history. */
  changeId: number | null
  /** Of a text: the version that it has now. */
  version?: number
  /** Of sharing: the key, which is told this once, and when it was made. */
  sharingKey?: string | null
  shared_at?: string | null
}

/** What changes of clusters need from others. */
export type ChangeServices = CachedSerpServices & StatusServices

/** Does what a request asks for to clusters of the plan. */
export async function changeArticles(
  ctx: MemberContext,
  services: ChangeServices,
  { plan, change }: { plan: Plan; change: Change },
): Promise<Changed> {
  switch (change.action) {
    case 'updateDescription':
      return changeText(ctx, { ...change, plan, section: 'description', text: change.description })
    case 'updateResearch':
      return changeText(ctx, { ...change, plan, section: 'research', text: change.research })
    case 'updateDraft':
      return changeText(ctx, { ...change, plan, section: 'draft', text: change.draft })
    case 'updateFinalDraft':
      return changeText(ctx, { ...change, plan, section: 'final', text: change.final })
    case 'share':
      return shareArticle(ctx, { ...change, plan, sharedAt: change.shared_at })
    default:
      return { changeId: await changeUndoably(ctx, services, { plan, change }) }
  }
}

type TextAction = 'updateDescription' | 'updateResearch' | 'updateDraft' | 'updateFinalDraft'

interface TextChange {
  plan: Plan
  articleIds: readonly number[]
  section: TextSection
  text: string
  baseVersion?: number | undefined
}

async function changeText(
  ctx: MemberContext,
  { plan, articleIds: [articleId], section, text, baseVersion }: TextChange,
): Promise<Changed> {
  if (articleId === undefined) throw new Invalid('articleIds: name the cluster whose text is saved.')
  return {
    changeId: null,
    version: await saveText(ctx, { plan, articleId, section, text, baseVersion }),
  }
}

/** Returns the id to undo the change with; null when nothing changed. */
async function changeUndoably(
  ctx: MemberContext,
  services: ChangeServices,
  { plan, change }: { plan: Plan; change: Undoable },
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
      return unlessEmpty(change.status, (status) => updateStatus(ctx, services, { ...change, plan, status }))
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
