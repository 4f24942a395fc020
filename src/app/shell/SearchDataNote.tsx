import { contentplanPath } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { explainImportError } from '#features/performance/rules.ts'
import type { runMessage } from '#features/trackers/contract.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import { useSoon } from '#platform/web/realtime/use-soon.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconPlugConnectedX } from '#ui/icons.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ShellPlace } from './shell-place.ts'
import { ShellNote } from './ShellNote.tsx'

const SCREEN = 'gsc-integration'

/**
 * Says on a plan's screens that the import of search data has stopped, and why, and links to the screen that repairs
 * it.
 */
export function SearchDataNote({ place: { workspace, plan }, path }: { place: ShellPlace; path: string }) {
  const queryClient = useQueryClient()
  const askSoon = useSoon(() => askAgain(queryClient, { queryKey: contentplansApi.list.key() }))
  useMessages<typeof runMessage>('run', askSoon)
  if (workspace === null || plan === null || !plan.import_error) return null
  const at = (screen: string) =>
    contentplanPath({ workspaceId: workspace.id, contentplanId: plan.id }, screen)
  // The screens that set up the connection say it themselves.
  if (!path.startsWith(at('')) || path.startsWith(at(SCREEN)) || path.startsWith(at('onboarding')))
    return null
  const { what, how } = explainImportError({ reason: plan.import_error, trouble: plan.import_trouble })
  return (
    <ShellNote
      label="Search Console"
      icon={<IconPlugConnectedX size={16} stroke={1.75} aria-hidden="true" />}
      title="Search Console is interrupted."
      action={<AppLink href={at(SCREEN)}>Fix the connection</AppLink>}
    >
      {what} {how}
    </ShellNote>
  )
}
