import { useRouter } from '@tanstack/react-router'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { useBuiltScreens } from '#features/contentplans/web/index.ts'
import { workspacePath } from '#features/workspaces/rules.ts'
import type { MenuAction } from '#ui/panels/ActionMenu.tsx'

/** F-191: where reviewers go from here, as far as those screens are built. */
export function usePlaces(place: PlanPlace): MenuAction[] {
  const { history } = useRouter()
  const built = useBuiltScreens()
  const goTo = (label: string, href: string): MenuAction => ({ label, onSelect: () => history.push(href) })
  const settings = (tab: string) => contentplanPath(place, `settings?tab=${tab}`)
  return [
    ...(built.ofPlan.has('settings')
      ? [goTo('Plan settings', settings('info')), goTo('Integrations', settings('integrations'))]
      : []),
    ...(built.ofWorkspace.has('ultimate-clusterer')
      ? [goTo('SERP clustering', `${workspacePath(place.workspaceId)}/ultimate-clusterer`)]
      : []),
  ]
}
