import type { Action } from '#features/advice/rules.ts'
import type { Article } from '#features/articles/web/index.ts'

export interface ActionGroup {
  action: Action | null
  pageIds: number[]
}

/** The pages of clusters by the action that is chosen for them now, to set these back. Clusters without a page are left out. */
export function groupActions(clusters: readonly Pick<Article, 'page_id' | 'action'>[]): ActionGroup[] {
  const groups = new Map<Action | null, number[]>()
  for (const { page_id: pageId, action } of clusters) {
    if (pageId === null) continue
    const ids = groups.get(action)
    if (ids) ids.push(pageId)
    else groups.set(action, [pageId])
  }
  return [...groups].map(([action, pageIds]) => ({ action, pageIds }))
}
