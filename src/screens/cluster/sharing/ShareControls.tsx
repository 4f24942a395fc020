import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { IconShare } from '#ui/icons.ts'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'

const SharePanel = lazy(() => import('./SharePanel.tsx').then((part) => ({ default: part.SharePanel })))

interface ShareControlsProps {
  place: PlanPlace
  article: Pick<Article, 'id' | 'shared_at'>
}

/** The button of the sharing of a cluster, which says whether it is shared (F-130). */
export function ShareControls({ place, article }: ShareControlsProps) {
  const { anchor, close, triggerProps } = useFloatingPanel()
  // The question whether to end the sharing stays when the panel is closed.
  const [wasOpened, setWasOpened] = useState(false)
  if (anchor !== null && !wasOpened) setWasOpened(true)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconShare size={16} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        {...triggerProps}
      >
        {article.shared_at === null ? 'Share' : 'Shared'}
      </Button>
      {wasOpened && (
        <Suspense>
          <SharePanel place={place} article={article} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
