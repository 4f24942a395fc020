import { useSearch } from '@tanstack/react-router'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { IconCircleCheck, IconX } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import type { ShellPlace } from './shell-place.ts'
import classes from './SetupNote.module.css'

/** A note for a user who has just set up a plan, with the next step, shown until it is dismissed (F-041). */
export function SetupNote({ place: { workspace, plan } }: { place: ShellPlace }) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const change = useChangeSearch()
  if (search['showSetupMessage'] !== 'true' || workspace === null || plan === null) return null
  const next = contentplanPath(
    { workspaceId: workspace.id, contentplanId: plan.id },
    'keywords?dialog=upload',
  )
  return (
    <output className={classes.note}>
      <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
      <span>
        Thanks for setting up your domain. We'll be in touch with next steps!{' '}
        <AppLink href={next}>The first one: find keywords</AppLink>
      </span>
      <IconButton
        label="Dismiss"
        onClick={() => change((now) => ({ ...now, showSetupMessage: undefined }), { replace: true })}
      >
        <IconX size={16} stroke={1.75} />
      </IconButton>
    </output>
  )
}
