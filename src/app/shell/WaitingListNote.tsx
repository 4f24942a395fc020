import { contentplanPath } from '#features/contentplans/rules.ts'
import { WAITING_LIST } from '#features/keywords/rules.ts'
import { dropKeptFile } from '#platform/web/kept-file.ts'
import { useKeptName } from '#platform/web/use-kept-name.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconFileText } from '#ui/icons.ts'
import type { ShellPlace } from './shell-place.ts'
import { ShellNote } from './ShellNote.tsx'

/** Says that a list, chosen before the sign-in, waits to be added to a plan. */
export function WaitingListNote({ place: { workspace, plan } }: { place: ShellPlace }) {
  const name = useKeptName(WAITING_LIST)
  if (name === null || workspace === null) return null
  return (
    <ShellNote
      tone="warning"
      label="Waiting list"
      icon={<IconFileText size={16} stroke={1.75} aria-hidden="true" />}
      title={`${name} is waiting.`}
      action={
        <>
          {plan !== null && (
            <AppLink
              href={`${contentplanPath({ workspaceId: workspace.id, contentplanId: plan.id }, 'keywords')}?dialog=upload`}
            >
              Open in Find more keywords
            </AppLink>
          )}
          <button type="button" onClick={() => dropKeptFile(WAITING_LIST)}>
            Discard
          </button>
        </>
      }
    >
      {plan === null
        ? 'Open or create a content plan to add its keywords.'
        : `Add its keywords to ${plan.name}, then run the clustering.`}
    </ShellNote>
  )
}
