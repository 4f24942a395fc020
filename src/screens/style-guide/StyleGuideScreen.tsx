import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useGuide } from '#features/voice/web/index.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { GuideActions } from './GuideActions.tsx'
import { Generating } from './Generating.tsx'
import { NoGuide } from './NoGuide.tsx'
import { OpenGuide } from './OpenGuide.tsx'
import classes from './StyleGuide.module.css'

const EarlierDialog = lazy(() =>
  import('./EarlierDialog.tsx').then((part) => ({ default: part.EarlierDialog })),
)

/** S-50: the style guide of a plan in an editor, beside what it rests on (F-281). */
export function StyleGuideScreen() {
  const place = usePlace()
  const { guide, start, isStarting, hasNotStarted } = useGuide(place.contentplanId)
  const earlier = useDialogStep('earlier')
  // Once the editor is there it stays, also when the user empties it.
  const [isOpen, setIsOpen] = useState(false)
  const found = guide.data
  if (!isOpen && found !== undefined && found.style_guide.trim() !== '') setIsOpen(true)
  const isEmpty = found !== undefined && !isOpen
  const isFirst = isEmpty && found.run === null
  const startFirst = useEffectEvent(() => start())
  useEffect(() => {
    if (isFirst) startFirst()
  }, [isFirst])
  const isWaiting = useFirstWait(found === undefined && !guide.isLoadingError)
  if (isWaiting) return <PageSkeleton title="Style guide" />
  const isActive = isStarting || found?.run?.isActive === true
  const write = () => setIsOpen(true)
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Style guide"
        note="How this site writes. Every agent reads it, and code checks what can be measured."
        actions={
          found !== undefined &&
          !isEmpty && (
            <GuideActions
              place={place}
              hasEarlier={found.hasEarlier}
              isActive={isActive}
              onEarlier={() => earlier.open('1')}
              onMeasure={start}
            />
          )
        }
      />
      {found === undefined ? (
        <ErrorPanel
          text="The style guide could not be loaded."
          isBusy={guide.isFetching}
          onRetry={() => void guide.refetch()}
        />
      ) : !isEmpty ? (
        <OpenGuide place={place} found={found} />
      ) : isActive || (isFirst && !hasNotStarted) ? (
        <Generating contentplanId={place.contentplanId} runId={found.run?.id ?? null} onWrite={write} />
      ) : (
        <NoGuide
          place={place}
          run={found.run}
          hasNotStarted={hasNotStarted}
          readPages={found.readPages}
          onRetry={start}
          onWrite={write}
        />
      )}
      <Suspense>
        {earlier.value !== '' && found !== undefined && (
          <EarlierDialog place={place} present={found.style_guide} onClose={earlier.close} />
        )}
      </Suspense>
    </div>
  )
}

function usePlace(): PlanPlace {
  const { workspaceId, contentplanId } = useParams({
    from: '/workspace/$workspaceId/contentplan/$contentplanId/style-guide',
  })
  return useMemo(
    () => ({ workspaceId: Number(workspaceId), contentplanId: Number(contentplanId) }),
    [workspaceId, contentplanId],
  )
}
