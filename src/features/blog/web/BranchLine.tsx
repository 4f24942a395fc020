import { Button } from '@mantine/core'
import { formatDate } from '#ui/dates/moments.ts'
import { formatNoun } from '#ui/numbers.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import type { Branch } from '../rules.ts'
import type { BlogState } from './api.ts'
import classes from './BlogPanel.module.css'
import { useUpdateBranch } from './use-update-branch.ts'

interface BranchLineProps {
  contentplanId: number
  branch: Branch
  link: string | null
  builtAt: string | null
  articles: number
  run: BlogState['main_run']
}

const NAMES = { main: 'Main', staging: 'Staging' } as const
const WORDS = {
  main: 'What readers and search engines see.',
  staging: 'Drafts, too, under a secret link that search engines leave out.',
} as const

/** A branch of a blog: its address, when it was built, and its buttons. */
export function BranchLine({ contentplanId, branch, link, builtAt, articles, run }: BranchLineProps) {
  const { update, isStarting, download, isDownloading } = useUpdateBranch(contentplanId, branch)
  const name = NAMES[branch]
  const isBusy = isStarting || run?.isActive === true
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.hint}>{WORDS[branch]}</span>
        {builtAt !== null && link !== null && (
          <a href={link} target="_blank" rel="noreferrer" dir="ltr">
            {link}
          </a>
        )}
        <span className={classes.hint}>{describe({ builtAt, articles })}</span>
        {run?.hasFailed === true && (
          <span className={classes.problem} role="alert">
            The last update failed. {run.reason}
          </span>
        )}
      </div>
      {isBusy && <StatusChip tone="neutral">Updating</StatusChip>}
      <div className={classes.buttons}>
        <Button variant="default" loading={isBusy} onClick={update}>
          Update {branch}
        </Button>
        <Button
          variant="default"
          disabled={builtAt === null}
          loading={isDownloading}
          aria-label={`Download zip of ${branch}`}
          onClick={download}
        >
          Download zip
        </Button>
      </div>
    </li>
  )
}

function describe({ builtAt, articles }: Pick<BranchLineProps, 'builtAt' | 'articles'>): string {
  if (builtAt === null) return 'Not built yet'
  return `${formatNoun(articles, 'article', 'articles')} · built ${formatDate(builtAt)}`
}
