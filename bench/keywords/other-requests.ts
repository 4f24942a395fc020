import type { Asked } from './paced-load.ts'

interface Plans {
  workspaceId: number
  contentplanId: number
  otherPlanId: number
  known: string
}

/** The requests of browsers at work: lists of this plan and of another one as large, and a little writing there. */
export function listOthers({ workspaceId, contentplanId, otherPlanId, known }: Plans): Asked[] {
  const own = `/contentplan/${contentplanId}`
  const other = `/contentplan/${otherPlanId}`
  return [
    { name: 'keywords', path: `${own}/keyword` },
    { name: 'trackers', path: `${own}/tracker` },
    { name: 'keywords of another plan', path: `${other}/keyword` },
    { name: 'filtered keywords', path: `${own}/keyword?q=${known.split(' ')[0]}` },
    { name: 'plans', path: `/workspace/${workspaceId}/contentplan` },
    { name: 'clusters', path: `${own}/article/advanced` },
    { name: 'what a run would do', path: `${own}/grouping` },
    { name: 'inactive keywords', path: `${own}/keyword?status=not_in_plan&limit=1000` },
    { name: 'keywords of another plan, sorted', path: `${other}/keyword?sortColumn=cpc&page=7` },
    { name: 'saving in another plan', ...save(otherPlanId, known) },
  ]
}

/** Imports a keyword that the clustered plan already has. */
export function saveIntoPlan({ contentplanId, known }: Plans): Asked {
  return { name: 'saving', ...save(contentplanId, known) }
}

function save(contentplanId: number, keyword: string): Omit<Asked, 'name'> {
  return {
    method: 'POST',
    path: `/contentplan/${contentplanId}/keyword`,
    body: { source: 'upload', keywordsObject: [{ keyword, estimated_search_volume: 7 }] },
  }
}
