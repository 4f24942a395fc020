import { Button } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { useGuide } from '#features/voice/web/index.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { IconFlask, IconHistory, IconRefresh } from '#ui/icons.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { Generating } from './Generating.tsx'
import { NoGuide } from './NoGuide.tsx'
import { OpenGuide } from './OpenGuide.tsx'
import classes from './StyleGuide.module.css'

const EarlierDialog = lazy(() =>
  import('./EarlierDialog.tsx').then((part) => ({ default: part.EarlierDialog })),
)

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** S-50: the style guide of a plan in an editor, beside what it rests on (F-281). */
export function StyleGuideScreen() {
  const place = usePlace()
  const navigate = useNavigate()
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
  const actions = found !== undefined && !isEmpty && (
    <HeaderActions
      others={[
        ...(found.hasEarlier
          ? [{ label: 'Earlier guides', icon: <IconHistory {...ICON} />, onSelect: () => earlier.open('1') }]
          : []),
        { label: 'Measure again', icon: <IconRefresh {...ICON} />, isBusy: isActive, onSelect: start },
      ]}
      main={
        <Button
          leftSection={<IconFlask {...ICON} />}
          onClick={() => void navigate({ to: contentplanPath(place, 'ai-settings') })}
        >
          Try it on a paragraph
        </Button>
      }
    />
  )
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Style guide"
        note="How this site writes. Every agent reads it, and code checks what can be measured."
        actions={actions}
      />
      {found === undefined ? (
        <ErrorPanel
          text="The style guide could not be loaded."
          isBusy={guide.isFetching}
          onRetry={() => void guide.refetch()}
        />
      ) : isEmpty && found.run?.hasFailed === true && !isStarting ? (
        <NoGuide
          place={place}
          reason={found.run.reason}
          readPages={found.readPages}
          onRetry={start}
          onWrite={() => setIsOpen(true)}
        />
      ) : isEmpty && hasNotStarted ? (
        <NoGuide
          place={place}
          reason={null}
          readPages={found.readPages}
          onRetry={start}
          onWrite={() => setIsOpen(true)}
        />
      ) : isEmpty && (isActive || isFirst) ? (
        <Generating
          contentplanId={place.contentplanId}
          runId={found.run?.id ?? null}
          onWrite={() => setIsOpen(true)}
        />
      ) : isEmpty ? (
        <NoGuide
          place={place}
          reason={null}
          isCleared
          readPages={found.readPages}
          onRetry={start}
          onWrite={() => setIsOpen(true)}
        />
      ) : (
        <OpenGuide place={place} found={found} />
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
