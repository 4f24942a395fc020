import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { ChangeUrlDialog, useMatchPage } from '#features/pages/web/index.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { IconDots, IconLock } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import classes from './header.module.css'
import { PageDetailsLine } from './PageDetailsLine.tsx'

/** The page of a cluster with what is known of it, and what can be done about the match (D-23, M-27). */
export function PageFact({ article }: { article: Article }) {
  const { page_id: pageId, article_url: url, contentplan_id: contentplanId } = article
  const [isChanging, setIsChanging] = useState(false)
  const matching = useMatchPage(contentplanId)
  return (
    <dd>
      {url === null ? (
        <span className={classes.quiet}>None yet: a page to write</span>
      ) : (
        <PageUrl url={url} />
      )}
      {article.article_id_locked && pageId !== null && <MatchLock />}
      <Button
        size="compact-xs"
        variant="default"
        disabled={matching.isPending}
        onClick={() => setIsChanging(true)}
      >
        {url === null ? 'Choose a page' : 'Change target URL'}
      </Button>
      {pageId !== null && (
        <MatchMenu
          isLocked={article.article_id_locked}
          isBusy={matching.isPending}
          onChange={(change) => matching.mutate({ pageId, change })}
        />
      )}
      {pageId !== null && <PageDetailsLine article={article} />}
      <Suspense>
        {isChanging && (
          <ChangeUrlDialog
            contentplanId={contentplanId}
            cluster={article}
            onClose={() => setIsChanging(false)}
          />
        )}
      </Suspense>
    </dd>
  )
}

function PageUrl({ url }: { url: string }) {
  const { host, rest, href } = describeUrl(url)
  const text = `${host}${rest}`
  if (href === null) return <bdi>{text}</bdi>
  return (
    <a className={classes.url} href={href} target="_blank" rel="noopener noreferrer" title={url} dir="auto">
      {text}
    </a>
  )
}

function MatchLock() {
  const text = 'Match locked: automatic updates leave it as it is'
  return (
    <span className={classes.lock} title={text}>
      <IconLock size={14} stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">{text}</span>
    </span>
  )
}

interface MatchMenuProps {
  isLocked: boolean
  isBusy: boolean
  onChange: (change: { action: 'toggleLock'; isLocked: boolean } | { action: 'takeAway' }) => void
}

function MatchMenu({ isLocked, isBusy, onChange }: MatchMenuProps) {
  const panel = useFloatingPanel()
  return (
    <>
      <IconButton label="More about the match" aria-haspopup="menu" disabled={isBusy} {...panel.triggerProps}>
        <IconDots size={16} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {panel.anchor && (
        <ActionMenu
          label="More about the match"
          anchor={panel.anchor}
          actions={[
            {
              label: isLocked ? 'Unlock match' : 'Lock match',
              onSelect: () => onChange({ action: 'toggleLock', isLocked }),
            },
            { label: 'Remove match', onSelect: () => onChange({ action: 'takeAway' }) },
          ]}
          onClose={panel.close}
        />
      )}
    </>
  )
}
