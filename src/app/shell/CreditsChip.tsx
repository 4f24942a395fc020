import { useBuiltScreens } from '#features/contentplans/web/index.ts'
import { isUnlimited, workspacePath } from '#features/workspaces/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { IconCoins } from '#ui/icons.ts'
import classes from './CreditsChip.module.css'
import type { ShellWorkspace } from './shell-place.ts'

/** How many articles can still be written; its details are in the workspace's settings (F-009). */
export function CreditsChip({ workspace }: { workspace: ShellWorkspace }) {
  const { ofWorkspace } = useBuiltScreens()
  const credits = workspace.remaining_article_credits
  if (isUnlimited(credits))
    return (
      <span
        className={classes.chip}
        title="Writing an article takes one credit. This workspace has no limit."
        data-unlimited
      >
        <IconCoins size={16} stroke={1.75} aria-hidden="true" />
        <span>
          Unlimited<span className={classes.word}> credits</span>
        </span>
      </span>
    )
  const words = (
    <>
      <IconCoins size={16} stroke={1.75} aria-hidden="true" />
      {formatNoun(credits, 'credit', 'credits')}
    </>
  )
  const props = {
    className: classes.chip,
    title: 'Writing an article takes one credit',
    'data-empty': credits <= 0 || undefined,
  }
  if (!ofWorkspace.has('settings')) return <span {...props}>{words}</span>
  return (
    <AppLink href={workspacePath(workspace.id, 'settings')} {...props}>
      {words}
    </AppLink>
  )
}
