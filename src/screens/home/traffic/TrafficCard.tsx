import { Explain } from '#ui/panels/Explain.tsx'
import { formatDays } from '#ui/dates/format-days.ts'
import { Card } from '#ui/layout/Card.tsx'
import type { HomeProps } from '../use-home.ts'
import { ImportState } from './ImportState.tsx'
import { KpiFigure } from './KpiFigure.tsx'
import classes from './Traffic.module.css'
import { NoTraffic } from './NoTraffic.tsx'

const MEASURES = [
  { name: 'Clicks', key: 'clicks' },
  { name: 'Impressions', key: 'impressions' },
  { name: 'Ranking keywords', key: 'ranking_keywords' },
] as const

/** Clicks, impressions and ranking keywords of the last 30 days, with the 30 before (F-042). */
export function TrafficCard({ place, home, importRun }: HomeProps) {
  const { traffic } = home
  const hasNumbers = traffic !== null
  return (
    <Card
      title="Total organic traffic"
      note={
        hasNumbers &&
        `Last 30 days, ${formatDays(traffic.last)}, compared with the 30 days before, ${formatDays(traffic.previous)}`
      }
      explain={
        <Explain
          about="Total organic traffic"
          text="Clicks, impressions and ranking keywords of the whole site in Google Search. Search data come about three days late, so the window ends with the last day that is complete. The pale part of each line is the 30 days before."
        />
      }
    >
      <ImportState home={home} importRun={importRun} />
      {hasNumbers ? (
        <div className={classes.figures}>
          {MEASURES.map(({ name, key }) => (
            <KpiFigure key={key} name={name} measure={key} kpi={traffic[key]} traffic={traffic} />
          ))}
        </div>
      ) : (
        !importRun.isActive && <NoTraffic place={place} home={home} />
      )}
    </Card>
  )
}
