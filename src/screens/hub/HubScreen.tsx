import { useEffect } from 'react'
import { useHubs } from '#features/hubs/web/index.ts'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { chooseHub } from './choosing/choose-hub.ts'
import { HubCards } from './choosing/HubCards.tsx'
import { HubSelect } from './choosing/HubSelect.tsx'
import { NoHubs } from './choosing/NoHubs.tsx'
import { HubDetail } from './HubDetail.tsx'
import classes from './HubScreen.module.css'
import { useHubView } from './use-hub-view.ts'

/** S-30: one hub with its favorites and new ideas, or all hubs as cards. */
export function HubScreen() {
  const { place, given, view, change, openHub } = useHubView()
  const { data, isLoadingError, isFetching, dataUpdatedAt, refetch } = useHubs(place.contentplanId)
  const choice = chooseHub({ hubs: data ?? null, isAsking: isFetching, given })
  const other = choice.kind === 'other' ? choice.hub.id : null
  useEffect(() => {
    if (other !== null) openHub(other, { replace: true })
  }, [other, openHub])
  const isWaiting = useFirstWait(choice.kind === 'waiting' && !isLoadingError)
  if (isWaiting) return <PageSkeleton title="Hubs" />
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Hubs"
        actions={
          data &&
          data.length > 0 && (
            <HubSelect
              place={place}
              hubs={data}
              chosen={choice.kind === 'one' ? choice.hub.id : null}
              onChoose={openHub}
            />
          )
        }
      />
      {isLoadingError && (
        <ErrorPanel text="The hubs could not be loaded." isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {choice.kind === 'none' && <NoHubs place={place} />}
      {choice.kind === 'all' && data && <HubCards place={place} hubs={data} />}
      {choice.kind === 'one' && (
        <HubDetail place={place} hub={choice.hub} readAt={dataUpdatedAt} view={view} onView={change} />
      )}
    </div>
  )
}
