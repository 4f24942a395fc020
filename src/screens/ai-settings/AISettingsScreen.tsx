import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { useGuide, voiceApi } from '#features/voice/web/index.ts'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { IconFileText } from '#ui/icons.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import classes from './AISettings.module.css'
import { TryGuide } from './TryGuide.tsx'

/** S-49: the style guide, and what it does to a paragraph (F-280). */
export function AISettingsScreen() {
  const place = usePlace()
  const navigate = useNavigate()
  const { guide } = useGuide(place.contentplanId)
  const preview = useQuery(
    voiceApi.getPreview.queryOptions({
      input: { contentplanId: place.contentplanId },
      meta: { followsMessages: true },
    }),
  )
  const hasFailed = guide.isLoadingError || preview.isLoadingError
  const isWaiting = useFirstWait((guide.data === undefined || preview.data === undefined) && !hasFailed)
  if (isWaiting) return <PageSkeleton title="AI settings" />
  return (
    <div className={classes.screen}>
      <PageHeader
        title="AI settings"
        note="Change the style guide, and see at once what it does to a paragraph. It costs no article credit."
        actions={
          <Button
            variant="default"
            leftSection={<IconFileText size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void navigate({ to: contentplanPath(place, 'style-guide') })}
          >
            What the guide rests on
          </Button>
        }
      />
      {guide.data === undefined || preview.data === undefined ? (
        <ErrorPanel
          text="The style guide could not be loaded."
          isBusy={guide.isFetching || preview.isFetching}
          onRetry={() => {
            void guide.refetch()
            void preview.refetch()
          }}
        />
      ) : (
        <TryGuide place={place} found={guide.data} preview={preview.data} />
      )}
    </div>
  )
}

function usePlace(): PlanPlace {
  const { workspaceId, contentplanId } = useParams({
    from: '/workspace/$workspaceId/contentplan/$contentplanId/ai-settings',
  })
  return useMemo(
    () => ({ workspaceId: Number(workspaceId), contentplanId: Number(contentplanId) }),
    [workspaceId, contentplanId],
  )
}
