import type { Article, ArticleInput } from '#features/articles/web/index.ts'
import { ACTION_NAMES, OPTIONS } from './names.ts'
import type { MenuEntry } from './SelectionMenu.tsx'
import type { ChosenAction } from './use-set-page-action.ts'

const CHOICES = ['leave', 'update', 'merge', 'delete'] as const

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
      label: 'Status',
      options: OPTIONS.status.map(({ value, label }) => ({
        label,
        isChosen: clusters.every(({ status }) => status === value),
        onSelect: () => change({ action: 'updateStatus', articleIds, status: value }),
      })),
    },
    {
      label: 'Priority',
      options: OPTIONS.priority.map(({ value, label }) => ({
        label: value === 'low' ? 'Low: dismissed' : label,
        isChosen: clusters.every(({ priority }) => priority === value),
        onSelect: () => change({ action: 'updatePriority', articleIds, priority: value }),
      })),
    },
    {
      label: 'Type',
      options: listKinds(OPTIONS.type, {
        clusters,
        read: ({ type, type_by: by }) => [type, by],
        set: (type) => change({ action: 'updateType', articleIds, type }),
      }),
    },
    {
      label: 'Intent',
      options: listKinds(OPTIONS.intent, {
        clusters,
        read: ({ intent, intent_by: by }) => [intent, by],
        set: (intent) => change({ action: 'updateIntent', articleIds, intent }),
      }),
    },
    {
      label: 'Funnel',
      options: listKinds(OPTIONS.funnel, {
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
    ...CHOICES.map((value) => ({
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

interface Kinds<Value> {
  clusters: readonly Article[]
  /** The kind of a cluster, and who said so. */
  read: (cluster: Article) => readonly [Value | null, Article['type_by']]
  set: (value: Value | null) => void
}

function listKinds<Value extends string>(
  options: readonly { value: Value; label: string }[],
  { clusters, read, set }: Kinds<Value>,
) {
  return [
    ...options.map(({ value, label }) => ({
      label,
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
