import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { useBuiltScreens } from '#features/contentplans/web/index.ts'
import { NO_PROPERTY } from '#features/performance/rules.ts'
import { formatRelative } from '#ui/dates/moments.ts'
import { IconSettings } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { HomeCards } from './HomeCards.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import classes from './Home.module.css'
import { useHome } from './use-home.ts'

/** S-23: how a plan does in search, what to do next, and for a new plan how to begin (F-040 to F-046). */
export function HomeScreen() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/home' })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const { data: home, isLoadingError, isFetching, refetch, importRun } = useHome(place.contentplanId)
  const isWithoutProperty = home?.gsc_property === null
  useEffect(() => {
    if (isWithoutProperty) showSnackbar({ text: NO_PROPERTY, tone: 'danger', about: NO_PROPERTY })
  }, [isWithoutProperty])
  const ended = home?.search.import_ended ?? null
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Home"
        note={ended !== null && describeUpdate(ended)}
        actions={<SettingsLink place={place} />}
      />
      {home ? (
        <HomeCards place={place} home={home} importRun={importRun} />
      ) : isLoadingError ? (
        <ErrorPanel
          text="Home could not be loaded. Please try again."
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <HomeSkeleton />
      )}
    </div>
  )
}

function describeUpdate(ended: string): string {
  return `Search data updated ${formatRelative(ended, new Date())}`
}

function SettingsLink({ place }: { place: PlanPlace }) {
  const { ofPlan } = useBuiltScreens()
  if (!ofPlan.has('settings')) return null
  return (
    <Button
      component={AppLink}
      href={contentplanPath(place, 'settings')}
      variant="default"
      leftSection={<IconSettings size={18} stroke={1.75} aria-hidden="true" />}
    >
      Settings
    </Button>
  )
}
