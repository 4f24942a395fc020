import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { NO_CMS, type PublishState } from '../rules.ts'
import { publishingApi } from './api.ts'
import { listTargets } from './list-targets.ts'
import classes from './Publishing.module.css'
import { PublishForm } from './PublishForm.tsx'
import type { PublishedArticle } from './use-uploads.ts'

interface PublishDialogProps {
  place: PlanPlace
  articles: readonly PublishedArticle[]
  /** What is chosen at first. */
  state: PublishState
  onDone: () => void
  onCancel: () => void
}

/** Asks where articles go and who is to see them, and uploads them. */
export function PublishDialog({ place, articles, state, onDone, onCancel }: PublishDialogProps) {
  const { contentplanId } = place
  const targets = useQuery(publishingApi.listTargets.queryOptions({ input: { contentplanId }, staleTime: 0 }))
  const [isBusy, setIsBusy] = useState(false)
  const [only] = articles.length === 1 ? articles : []
  const these = only === undefined ? formatNoun(articles.length, 'article', 'articles') : `“${only.title}”`
  const { data } = targets
  const first = data === undefined ? undefined : (data.main ?? listTargets(data)[0])
  const isNotion = data?.is_notion === true
  return (
    <Dialog
      title={isNotion ? `Send ${these} to Notion` : `Publish ${these}`}
      isWide
      isBusy={isBusy}
      onClose={onCancel}
    >
      {targets.isLoadingError ? (
        <ErrorPanel onRetry={() => void targets.refetch()} isBusy={targets.isFetching} />
      ) : data === undefined ? (
        <SkeletonRows label="Loading where articles can go" count={3} rowHeight={48} />
      ) : first === undefined ? (
        <NoTarget place={place} onCancel={onCancel} />
      ) : (
        <PublishForm
          place={place}
          articles={articles}
          targets={data}
          first={{ platform: first, state }}
          onBusy={setIsBusy}
          onDone={onDone}
          onCancel={onCancel}
        />
      )}
    </Dialog>
  )
}

function NoTarget({ place, onCancel }: Pick<PublishDialogProps, 'place' | 'onCancel'>) {
  return (
    <div className={classes.form}>
      <p>{NO_CMS}</p>
      <DialogButtons>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <AppLink
          className={classes.go}
          href={contentplanPath(place, 'settings?tab=integrations')}
          data-first-focus
        >
          Go to integrations
        </AppLink>
      </DialogButtons>
    </div>
  )
}
