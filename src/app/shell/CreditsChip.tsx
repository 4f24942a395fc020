import { isUnlimited, workspacePath } from '#features/workspaces/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { IconCoins } from '#ui/icons.ts'
import classes from './CreditsChip.module.css'
import type { ShellWorkspace } from './shell-place.ts'

/** How many articles can still be written; its details are in the workspace's settings (F-009). */
export function CreditsChip({ workspace }: { workspace: ShellWorkspace }) {
  const credits = workspace.remaining_article_credits
  return (
    <AppLink
      href={workspacePath(workspace.id, 'settings')}
      className={classes.chip}
      title="Article credits: one for each article that is written"
      data-empty={credits <= 0 || undefined}
    >
      <IconCoins size={16} stroke={1.75} aria-hidden="true" />
      {isUnlimited(credits) ? 'Unlimited' : formatNoun(credits, 'credit', 'credits')}
      {isUnlimited(credits) && <span className="visually-hidden"> credits</span>}
    </AppLink>
  )
}
