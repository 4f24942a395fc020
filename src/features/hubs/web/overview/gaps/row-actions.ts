import type { Article } from '#features/articles/web/index.ts'
import type { MenuAction } from '#ui/panels/ActionMenu.tsx'
import type { GapAction } from './use-gap-actions.ts'

const NO_PAGE = 'This cluster has no page'
const LOCKED = 'This cluster is locked'

/** D-17: what can be done with a cluster of a hub, and with its page. */
export function listRowActions(article: Article, start: (action: GapAction) => void): MenuAction[] {
  const needsPage = disabledIf(article.page_id === null, NO_PAGE)
  const needsKey = disabledIf(article.is_locked, LOCKED)
  const on = (action: GapAction) => () => start(action)
  return [
    { label: 'Change URL match', onSelect: on('match url') },
    { label: 'Change cluster match', ...needsPage, onSelect: on('match cluster') },
    { label: 'Change status', onSelect: on('status') },
    { label: 'Change funnel', onSelect: on('funnel') },
    { label: 'Change priority', onSelect: on('priority') },
    {
      label: article.article_id_locked && article.page_id !== null ? 'Unlock match' : 'Lock match',
      ...needsPage,
      onSelect: on('lock'),
    },
    { label: 'Move cluster to hub', onSelect: on('move') },
    { label: 'Deactivate cluster', ...needsKey, onSelect: on('reset') },
    { label: 'Exclude cluster', ...needsKey, onSelect: on('delete') },
    { label: 'Exclude URL', ...needsPage, onSelect: on('exclude') },
  ]
}

function disabledIf(isDisabled: boolean, reason: string) {
  return isDisabled ? { isDisabled, reason } : {}
}
