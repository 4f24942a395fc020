import { ActionsCard } from './work/ActionsCard.tsx'
import { AlertsCard } from './work/AlertsCard.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import classes from './Home.module.css'
import { listParts } from './home-parts.ts'
import { MovingPagesCard } from './MovingPagesCard.tsx'
import { ProductivityCard } from './work/ProductivityCard.tsx'
import { TrafficCard } from './traffic/TrafficCard.tsx'
import type { HomeProps } from './use-home.ts'

/** The cards that have something to say. */
export function HomeCards({ place, home, importRun }: HomeProps) {
  const { hasFirstSteps, hasTraffic, hasPages, hasWork } = listParts(home)
  return (
    <>
      {hasFirstSteps && <FirstSteps place={place} home={home} />}
      {hasTraffic && <TrafficCard place={place} home={home} importRun={importRun} />}
      {hasPages && (
        <div className={classes.pair}>
          <MovingPagesCard place={place} pages={home.trending} direction="up" />
          <MovingPagesCard place={place} pages={home.declining} direction="down" />
        </div>
      )}
      {hasWork && (
        <>
          <ProductivityCard home={home} />
          <div className={classes.pair} data-uneven>
            <ActionsCard place={place} actions={home.worthwhile} isMeasured={home.traffic !== null} />
            <AlertsCard place={place} alerts={home.alerts} />
          </div>
        </>
      )}
    </>
  )
}
