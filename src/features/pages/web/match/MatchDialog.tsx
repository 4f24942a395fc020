import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ClusterField, type Article } from '#features/articles/web/index.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { describeCluster, describeLosses, type MatchedPage } from './describe-match.ts'
import classes from './MatchDialog.module.css'
import { useMatchPage } from './use-match-page.ts'

interface MatchDialogProps {
  contentplanId: number
  page: MatchedPage
  onClose: () => void
}

/** Matches a page with a cluster that is found by its title, and says before which cluster and which page lose theirs. */
export function MatchDialog({ contentplanId, page, onClose }: MatchDialogProps) {
  const [chosen, setChosen] = useState<Article | null>(null)
  const matching = useMatchPage(contentplanId)
  const losses = chosen === null ? [] : describeLosses(page, chosen)
  const isReady = chosen !== null && chosen.id !== page.article_id
  const { host, rest } = describeUrl(page.url)
  return (
    <Dialog title="Match with a cluster" isBusy={matching.isPending} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !matching.isPending)
            matching.mutate(
              { pageId: page.page_id, change: { action: 'match', cluster: chosen } },
              { onSuccess: onClose },
            )
        }}
      >
        <p className={classes.text}>
          Which cluster does <b dir="auto">{rest === '' ? host : rest}</b> belong to? Automatic updates leave
          a match that you choose as it is.
        </p>
        <div>
          <ClusterField
            contentplanId={contentplanId}
            chosen={chosen}
            describe={(cluster) => ({ note: describeCluster(cluster, page.article_id) })}
            isDisabled={matching.isPending}
            onChange={setChosen}
          />
          <output className={classes.losses}>
            {losses.map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </output>
        </div>
        <DialogButtons>
          <Button variant="default" disabled={matching.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={matching.isPending} disabled={!isReady}>
            Match
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
