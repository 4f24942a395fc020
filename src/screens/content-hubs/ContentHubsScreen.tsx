import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { useHubs, type Hub } from '#features/hubs/web/index.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { IconPlus, IconStack2, IconStackPush } from '#ui/icons.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ContentHubList, WaitingHubs } from './ContentHubList.tsx'
import classes from './ContentHubs.module.css'
import { useAddHub } from './use-add-hub.ts'

const ProposalDialog = lazy(() =>
  import('./proposal/ProposalDialog.tsx').then((part) => ({ default: part.ProposalDialog })),
)

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
const NO_HUBS: readonly Hub[] = []

/** S-29: the hubs of a plan as cards whose names and descriptions are edited in place (F-101). */
export function ContentHubsScreen() {
  const place = usePlace()
  const navigate = useNavigate()
  const auto = useDialogStep('auto')
  const list = useHubs(place.contentplanId)
  const hubs = list.data ?? NO_HUBS
  const { adding, addedId, add, forget } = useAddHub(place.contentplanId, hubs)
  const addButton = (
    <Button
      leftSection={<IconPlus {...ICON} />}
      loading={adding.isPending}
      disabled={list.data === undefined}
      onClick={add}
    >
      Add hub
    </Button>
  )
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Content Hubs"
        actions={
          <HeaderActions
            others={[
              {
                label: 'Hubs',
                icon: <IconStack2 {...ICON} />,
                onSelect: () => void navigate({ to: contentplanPath(place, 'hubs') }),
              },
              {
                label: 'Propose hubs',
                icon: <IconStackPush {...ICON} />,
                onSelect: () => auto.open('1'),
              },
            ]}
            main={addButton}
          />
        }
      />
      {list.isLoadingError ? (
        <ErrorPanel
          text="The hubs could not be loaded."
          onRetry={() => void list.refetch()}
          isBusy={list.isFetching}
        />
      ) : list.isPending ? (
        <WaitingHubs />
      ) : hubs.length === 0 ? (
        <EmptyState
          icon={<IconStack2 size={24} stroke={1.5} />}
          sentence="This plan has no hubs yet. They can be proposed from its clusters, or added one by one."
          action={<Button onClick={() => auto.open('1')}>Propose hubs</Button>}
        />
      ) : (
        <ContentHubList place={place} hubs={hubs} addedId={addedId} onNamed={forget} />
      )}
      <Suspense>
        {auto.value !== '' && list.data !== undefined && (
          <ProposalDialog place={place} hubs={list.data} onClose={auto.close} />
        )}
      </Suspense>
    </div>
  )
}

function usePlace() {
  const { workspaceId, contentplanId } = useParams({
    from: '/workspace/$workspaceId/contentplan/$contentplanId/hubs-new',
  })
  return useMemo(
    () => ({ workspaceId: Number(workspaceId), contentplanId: Number(contentplanId) }),
    [workspaceId, contentplanId],
  )
}
