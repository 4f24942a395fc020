import { Suspense, useMemo, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { HubQuestion, useHubChanges, type Hub } from '#features/hubs/web/index.ts'
import { ContentHubCard } from './ContentHubCard.tsx'
import classes from './ContentHubs.module.css'

interface ContentHubListProps {
  place: PlanPlace
  hubs: readonly Hub[]
  /** The hub that was just added, whose name is edited next. */
  addedId: number | null
  onNamed: () => void
}

const WAITING_CARDS = 4

/** The hubs, the newest first: so a card stays in its place when it gets another name. */
export function ContentHubList({ place, hubs, addedId, onNamed }: ContentHubListProps) {
  const newestFirst = useMemo(() => hubs.toSorted((a, b) => b.id - a.id), [hubs])
  const names = useMemo(() => hubs.map(({ name }) => name), [hubs])
  const changes = useHubChanges(place.contentplanId)
  const [asked, setAsked] = useState<Hub | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <ul className={classes.grid} aria-label="Content hubs">
        {newestFirst.map((hub) => (
          <li key={hub.id} className={classes.place}>
            <ContentHubCard
              place={place}
              hub={hub}
              names={names}
              isAdded={hub.id === addedId}
              onNamed={onNamed}
              onDelete={setAsked}
            />
          </li>
        ))}
      </ul>
      {asked !== null && (
        <Suspense>
          <HubQuestion hub={asked} action="delete" changes={changes} onDone={close} onCancel={close} />
        </Suspense>
      )}
    </>
  )
}

/** Grey cards of the same height while the hubs are loaded. */
export function WaitingHubs() {
  return (
    <div className={classes.grid}>
      <output className="visually-hidden">The hubs are loading</output>
      {Array.from({ length: WAITING_CARDS }, (_, at) => (
        <div key={at} className={classes.waiting} />
      ))}
    </div>
  )
}
