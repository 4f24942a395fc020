import type { Home } from '#features/performance/web/index.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Explain } from '#ui/panels/Explain.tsx'
import { formatCount } from '#ui/numbers.ts'
import homeClasses from '../Home.module.css'
import classes from './Work.module.css'

/** Clicks on pages that were written with the product (F-044), and how many there are (F-045). */
export function ProductivityCard({ home: { incremental, productivity } }: { home: Home }) {
  return (
    <div className={homeClasses.pair}>
      <Card
        title="Incremental traffic by Keyloom"
        explain={
          <Explain
            about="Incremental traffic by Keyloom"
            text="Clicks of the last 30 days on pages whose text was written here, from the final draft on."
          />
        }
      >
        <dl className={classes.counts}>
          <Count name="Clicks in the last 30 days" value={incremental.clicks} />
        </dl>
      </Card>
      <Card
        title="Productivity"
        explain={
          <Explain
            about="Productivity"
            text="Produced pages have a final draft. Published pages have the status published. Indexed pages were seen in Google in the last 30 days."
          />
        }
      >
        <dl className={classes.counts}>
          <Count name="Produced pages" value={productivity.produced} />
          <Count name="Published pages" value={productivity.published} />
          <Count name="Indexed pages" value={productivity.indexed} />
        </dl>
      </Card>
    </div>
  )
}

function Count({ name, value }: { name: string; value: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd title={value === null ? 'Not known without search data' : undefined}>
        {value === null ? '–' : formatCount(value)}
      </dd>
    </div>
  )
}
