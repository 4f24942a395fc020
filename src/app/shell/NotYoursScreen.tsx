import { workspacePath } from '#features/workspaces/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './Message.module.css'
import type { ShellWorkspace } from './shell-place.ts'

/** In place of every screen of a plan that the workspace does not have. */
export function NotYoursScreen({ workspace }: { workspace: ShellWorkspace }) {
  return (
    <div className={classes.message}>
      <h1>Not found, or not yours</h1>
      <p>
        The workspace <bdi>{workspace.name}</bdi> has no content plan at this address. It may be deleted, the
        link may be wrong, or the plan may be in a workspace of which you are not a member.
      </p>
      <AppLink href={workspacePath(workspace.id)}>Show all content plans</AppLink>
    </div>
  )
}
