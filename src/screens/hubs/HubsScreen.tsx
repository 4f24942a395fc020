import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { useHubs, type Hub } from '#features/hubs/web/index.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { IconLayoutGrid, IconPlus } from '#ui/icons.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { HubDialogs } from './HubDialogs.tsx'
import { HubGrid, WaitingGrid } from './HubGrid.tsx'
import classes from './HubsScreen.module.css'
import { HubTools } from './HubTools.tsx'
import { NoHubs } from './NoHubs.tsx'
import { useHubsView } from './use-hubs-view.ts'

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
const NO_HUBS: readonly Hub[] = []

/** S-28: the hubs of a plan as a grid of cards (F-100). */
export function HubsScreen() {
  const { place, view, change } = useHubsView()
  const navigate = useNavigate()
  const dialog = useDialogStep()
  const {
    data: hubs = NO_HUBS,
    isPending,
    isLoadingError,
    isFetching,
    refetch,
  } = useHubs(place.contentplanId)
  const create = () => dialog.open('create')
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Hubs"
        actions={
          <HeaderActions
            others={[
              {
                label: 'Content Hubs',
                icon: <IconLayoutGrid {...ICON} />,
                onSelect: () => void navigate({ to: contentplanPath(place, 'hubs-new') }),
              },
            ]}
            main={
              <Button leftSection={<IconPlus {...ICON} />} onClick={create}>
                Create new hub
              </Button>
            }
          />
        }
      />
      {isLoadingError ? (
        <ErrorPanel text="The hubs could not be loaded." onRetry={() => void refetch()} isBusy={isFetching} />
      ) : isPending ? (
        <WaitingGrid />
      ) : hubs.length === 0 ? (
        <NoHubs place={place} onCreate={create} />
      ) : (
        <>
          <HubTools hubs={hubs} view={view} onChange={change} />
          <HubGrid
            place={place}
            hubs={hubs}
            view={view}
            onOpen={dialog.open}
            onShowAll={() => change({ text: '' })}
          />
        </>
      )}
      <HubDialogs
        contentplanId={place.contentplanId}
        hubs={hubs}
        open={dialog.value}
        onClose={dialog.close}
      />
    </div>
  )
}
