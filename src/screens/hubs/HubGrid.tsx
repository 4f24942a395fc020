import { Button } from '@mantine/core'
import { Suspense, useMemo, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { HubQuestion, useBuild, useHubChanges, type Hub } from '#features/hubs/web/index.ts'
import { IconPlus, IconSearchOff } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { HubCard, type AskedHub } from './HubCard.tsx'
import classes from './HubGrid.module.css'
import { arrangeHubs, type HubsView } from './hubs-view.ts'

interface HubGridProps {
  place: PlanPlace
  hubs: readonly Hub[]
  view: HubsView
  /** Opens a dialog by its name in the address. */
  onOpen: (dialog: string) => void
  onShowAll: () => void
}

const WAITING_CARDS = 8

/** The cards of the hubs that the view leaves, and one that creates another hub. */
export function HubGrid({ place, hubs, view, onOpen, onShowAll }: HubGridProps) {
  const shown = useMemo(() => arrangeHubs(hubs, view), [hubs, view])
  const changes = useHubChanges(place.contentplanId)
  const { cancel } = useBuild(place.contentplanId)
  const [asked, setAsked] = useState<AskedHub | null>(null)
  const close = () => setAsked(null)
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<IconSearchOff size={24} stroke={1.5} />}
        sentence={`No hub is found for “${view.text}”.`}
        action={
          <Button variant="default" onClick={onShowAll}>
            Show all hubs
          </Button>
        }
      />
    )
  return (
    <>
      <ul className={classes.grid} aria-label="Hubs">
        {shown.map((hub) => (
          <li key={hub.id} className={classes.place}>
            <HubCard place={place} hub={hub} onOpen={onOpen} onCancelBuild={cancel.mutate} onAsk={setAsked} />
          </li>
        ))}
        {view.text === '' && (
          <li className={classes.place}>
            <button type="button" className={classes.create} onClick={() => onOpen('create')}>
              <IconPlus size={20} stroke={1.75} aria-hidden="true" />
              Create new hub
            </button>
          </li>
        )}
      </ul>
      {asked !== null && (
        <Suspense>
          <HubQuestion {...asked} changes={changes} onDone={close} onCancel={close} />
        </Suspense>
      )}
    </>
  )
}

/** Grey cards of the same height while the hubs are loaded. */
export function WaitingGrid() {
  return (
    <div className={classes.grid}>
      <output className="visually-hidden">The hubs are loading</output>
      {Array.from({ length: WAITING_CARDS }, (_, at) => (
        <div key={at} className={classes.waiting} />
      ))}
    </div>
  )
}
