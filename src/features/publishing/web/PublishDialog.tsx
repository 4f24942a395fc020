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
import { NO_CMS, NOTION_UPLOADS_NOTHING, type PublishState } from '../rules.ts'
import { publishingApi } from './api.ts'
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
  const first = data?.main ?? data?.platforms[0]
  return (
    <Dialog title={`Publish ${these}`} isWide isBusy={isBusy} onClose={onCancel}>
      {targets.isLoadingError ? (
        <ErrorPanel onRetry={() => void targets.refetch()} isBusy={targets.isFetching} />
      ) : data === undefined ? (
        <SkeletonRows label="Loading where articles can go" count={3} rowHeight={48} />
      ) : data.is_notion || first === undefined ? (
        <NoTarget place={place} isNotion={data.is_notion} onCancel={onCancel} />
      ) : (
        <PublishForm
          place={place}
          articles={articles}
          platforms={data.platforms}
          first={{ platform: first, state }}
          onBusy={setIsBusy}
          onDone={onDone}
          onCancel={onCancel}
        />
      )}
    </Dialog>
  )
}

interface NoTargetProps extends Pick<PublishDialogProps, 'place' | 'onCancel'> {
  isNotion: boolean
}

function NoTarget({ place, isNotion, onCancel }: NoTargetProps) {
  return (
    <div className={classes.form}>
      <p>{isNotion ? NOTION_UPLOADS_NOTHING : NO_CMS}</p>
      <DialogButtons>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <AppLink
          className={classes.go}
          href={contentplanPath(place, `settings?tab=${isNotion ? 'general' : 'integrations'}`)}
          data-first-focus
        >
          {isNotion ? 'Go to settings' : 'Go to integrations'}
        </AppLink>
      </DialogButtons>
    </div>
  )
}
