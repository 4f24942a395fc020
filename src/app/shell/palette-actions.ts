import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'

interface PlanAction {
  label: string
  /** Further words by which the action is found. */
  words: string
  href: string
}

/** What can be done in a plan, with the addresses of the dialogs and screens that do it. */
export function listPlanActions(place: PlanPlace): PlanAction[] {
  const to = (screen: string) => contentplanPath(place, screen)
  return [
    { label: 'Add keywords', words: 'import upload paste file csv list', href: to('keywords?dialog=upload') },
    { label: 'Find related keywords', words: 'add more ideas', href: to('keywords?dialog=related') },
    { label: 'Ask AI for keywords', words: 'add more ideas', href: to('keywords?dialog=ask') },
    {
      label: 'Run clustering',
      words: 'cluster group inactive keywords',
      href: to('keywords?dialog=clustering'),
    },
    { label: 'Recluster', words: 'new clustering run again', href: to('plan?dialog=recluster') },
    { label: 'Create new hub', words: 'add topic group seed keywords', href: to('hubs?dialog=create') },
    {
      label: 'Propose hubs',
      words: 'auto create content hubs topics group clusters',
      href: to('hubs-new?auto=1'),
    },
    { label: 'History of changes', words: 'undo imports', href: to('plan?dialog=history') },
    {
      label: 'Refresh search results',
      words: 'serps drift schedule',
      href: to('drift?dialog=search-results'),
    },
    {
      label: 'Connect Search Console',
      words: 'google gsc property import clicks impressions',
      href: to('gsc-integration'),
    },
  ]
}
