import { useRouter } from '@tanstack/react-router'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { isBuilding } from '#features/hubs/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'
import type { MenuAction } from '#ui/panels/ActionMenu.tsx'

interface HubActionsInput {
  place: PlanPlace
  hub: Hub
  onOpen: (dialog: string) => void
  onCancelBuild: (topicId: number) => void
  onAsk: (action: 'delete' | 'exclude') => void
}

/** What the menu of a card offers. */
export function useHubActions({ place, hub, onOpen, onCancelBuild, onAsk }: HubActionsInput): MenuAction[] {
  const { history } = useRouter()
  const path = contentplanPath(place, `hub/${hub.id}`)
  const run: MenuAction = isBuilding(hub)
    ? { label: 'Cancel building', onSelect: () => onCancelBuild(hub.id) }
    : { label: 'Build', onSelect: () => onOpen(`build-${hub.id}`) }
  return [
    { label: 'Open', onSelect: () => history.push(path) },
    { label: 'Overview', onSelect: () => history.push(`${path}?overview=1`) },
    { label: 'Edit keywords', onSelect: () => onOpen(`keywords-${hub.id}`) },
    run,
    { label: 'Delete', onSelect: () => onAsk('delete') },
    { label: 'Exclude', isDanger: true, onSelect: () => onAsk('exclude') },
  ]
}
