import { Button } from '@mantine/core'
import { useState } from 'react'
import { articlesApi, changesApi, type Article } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { EndSharing, SharingLink, useSharing } from '#features/sharing/web/index.ts'
import { IconShare } from '#ui/icons.ts'
import { FloatingPanel } from '#ui/panels/FloatingPanel.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import classes from './ShareControls.module.css'

const SHOWN =
  'its final draft, keywords, competitors, checklist and estimates, and titles of your favorites. Nothing else of the plan.'

interface ShareControlsProps {
  place: PlanPlace
  article: Pick<Article, 'id' | 'shared_at'>
}

/** A button that shares a cluster by a link without sign-in, and ends that (F-130, C-041o). */
export function ShareControls({ place, article: { id, shared_at: sharedAt } }: ShareControlsProps) {
  const { contentplanId } = place
  const { anchor, close, triggerProps } = useFloatingPanel()
  const [isEnding, setIsEnding] = useState(false)
  const sharing = useSharing({
    name: `article ${id}`,
    noun: 'cluster',
    sharedAt,
    pathOf: (sharingKey) => `${articlePath(place, id)}/${sharingKey}`,
    change: (share) =>
      changesApi.changeArticles.call({
        contentplanId,
        action: 'share',
        articleIds: [id],
        share,
        shared_at: sharedAt,
      }),
    queryKey: articlesApi.key(),
  })
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconShare size={16} stroke={1.75} aria-hidden="true" />}
        loading={sharing.isBusy}
        aria-haspopup="dialog"
        {...triggerProps}
      >
        {sharing.isShared ? 'Shared' : 'Share'}
      </Button>
      {anchor && (
        <FloatingPanel label="Sharing" anchor={anchor} align="end" onClose={close}>
          <div className={classes.panel}>
            <SharingLink
              sharing={sharing}
              alone={`Only members of this workspace see this cluster. Everybody with a link sees ${SHOWN}`}
              shown={`Everybody with the link sees ${SHOWN}`}
              onEnd={() => {
                close()
                setIsEnding(true)
              }}
            />
          </div>
        </FloatingPanel>
      )}
      {isEnding && <EndSharing sharing={sharing} onClose={() => setIsEnding(false)} />}
    </>
  )
}
