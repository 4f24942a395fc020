import { useState } from 'react'
import { articlesApi, changesApi, type Article } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { EndSharing, SharingLink, useSharing } from '#features/sharing/web/index.ts'
import { FloatingPanel } from '#ui/panels/FloatingPanel.tsx'
import classes from './SharePanel.module.css'

const SHOWN =
  'its labels, final draft, keywords, competitors, checklist and estimates, the keywords and links of its page, and titles of your favorites. Nothing else of the plan.'

interface SharePanelProps {
  place: PlanPlace
  article: Pick<Article, 'id' | 'shared_at'>
  /** The button beside which the panel is; null while the panel is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

/** Shares a cluster by a link without sign-in, and ends that (C-041o). */
export function SharePanel({ place, article, anchor, onClose }: SharePanelProps) {
  const { id, shared_at: sharedAt } = article
  const { contentplanId } = place
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
      {anchor && (
        <FloatingPanel label="Sharing" anchor={anchor} align="end" onClose={onClose}>
          <div className={classes.panel}>
            <SharingLink
              sharing={sharing}
              alone={`Only members of this workspace see this cluster. Everybody with a link sees ${SHOWN}`}
              shown={`Everybody with the link sees ${SHOWN}`}
              onEnd={() => {
                // The dialog returns the focus to what has it now, and the panel will be gone.
                anchor.focus({ preventScroll: true })
                onClose()
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
