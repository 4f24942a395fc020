import { ACTION_NAMES } from '#features/advice/rules.ts'
import {
  ARTICLE_FUNNELS,
  ARTICLE_INTENTS,
  ARTICLE_PRIORITIES,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
} from '#features/articles/rules.ts'
import {
  ARTICLE_TYPE_NAMES,
  DIMENSION_NAMES,
  FUNNEL_NAMES,
  INTENT_NAMES,
  PRIORITY_NAMES,
  STATUS_NAMES,
  type Article,
  type ArticleInput,
} from '#features/articles/web/index.ts'
import { CHOSEN_ACTIONS } from '../table/attributes.ts'
import type { MenuEntry } from './SelectionMenu.tsx'
import type { ChosenAction } from './use-set-page-action.ts'

interface Doing {
  change: (input: ArticleInput) => void
  setAction: (action: ChosenAction) => void
}

/** What can be done with selected clusters beside the actions that have a button of their own. */
export function listMoreActions(clusters: readonly Article[], { change, setAction }: Doing): MenuEntry[] {
  const articleIds = clusters.map(({ id }) => id)
  const pages = clusters.filter(({ page_id: pageId }) => pageId !== null)
  return [
    {
      label: DIMENSION_NAMES.status,
      options: ARTICLE_STATUSES.map((one) => ({
        label: STATUS_NAMES[one],
        isChosen: clusters.every(({ status }) => status === one),
        onSelect: () => change({ action: 'updateStatus', articleIds, status: one }),
      })),
    },
    {
      label: DIMENSION_NAMES.priority,
      options: ARTICLE_PRIORITIES.map((one) => ({
        label: PRIORITY_NAMES[one],
        isChosen: clusters.every(({ priority }) => priority === one),
        onSelect: () => change({ action: 'updatePriority', articleIds, priority: one }),
      })),
    },
    {
      label: DIMENSION_NAMES.type,
      options: listKinds(ARTICLE_TYPES, {
        names: ARTICLE_TYPE_NAMES,
        clusters,
        read: ({ type, type_by: by }) => [type, by],
        set: (type) => change({ action: 'updateType', articleIds, type }),
      }),
    },
    {
      label: DIMENSION_NAMES.intent,
      options: listKinds(ARTICLE_INTENTS, {
        names: INTENT_NAMES,
        clusters,
        read: ({ intent, intent_by: by }) => [intent, by],
        set: (intent) => change({ action: 'updateIntent', articleIds, intent }),
      }),
    },
    {
      label: DIMENSION_NAMES.funnel,
      options: listKinds(ARTICLE_FUNNELS, {
        names: FUNNEL_NAMES,
        clusters,
        read: ({ funnel, funnel_by: by }) => [funnel, by],
        set: (funnel) => change({ action: 'updateFunnel', articleIds, funnel }),
      }),
    },
    {
      label: 'Action for the page',
      isDisabled: pages.length === 0,
      options: listPageActions(pages, setAction),
    },
    ...listMixed(clusters, change),
  ]
}

/** The actions for pages, and to leave them to the suggestions. */
export function listPageActions(pages: readonly Article[], setAction: Doing['setAction']) {
  return [
    ...CHOSEN_ACTIONS.map((value) => ({
      label: ACTION_NAMES[value],
      isChosen: pages.every(({ action }) => action === value),
      onSelect: () => setAction(value),
    })),
    {
      label: 'As suggested',
      isChosen: pages.every(({ action }) => action === null),
      onSelect: () => setAction(null),
    },
  ]
}

interface Kinds<Value extends string> {
  names: Record<Value, string>
  clusters: readonly Article[]
  /** The kind of a cluster, and who said so. */
  read: (cluster: Article) => readonly [Value | null, Article['type_by']]
  set: (value: Value | null) => void
}

function listKinds<Value extends string>(
  values: readonly Value[],
  { names, clusters, read, set }: Kinds<Value>,
) {
  return [
    ...values.map((value) => ({
      label: names[value],
      isChosen: clusters.every((cluster) => {
        const [kind, by] = read(cluster)
        return kind === value && by === 'user'
      }),
      onSelect: () => set(value),
    })),
    {
      label: 'As found',
      isChosen: clusters.every((cluster) => read(cluster)[1] !== 'user'),
      onSelect: () => set(null),
    },
  ]
}

/** Where some of the clusters are locked or favorites, and a button makes all of them so: the way back. */
function listMixed(clusters: readonly Article[], change: Doing['change']): MenuEntry[] {
  const articleIds = clusters.map(({ id }) => id)
  const isMixed = (is: (cluster: Article) => boolean) => clusters.some(is) && !clusters.every(is)
  return [
    ...(isMixed((cluster) => cluster.show_in_map)
      ? [
          {
            label: 'Remove from favorites',
            onSelect: () => change({ action: 'removeFromMap', articleIds }),
          },
        ]
      : []),
    ...(isMixed((cluster) => cluster.is_locked)
      ? [{ label: 'Unlock', onSelect: () => change({ action: 'unlock', articleIds }) }]
      : []),
  ]
}
