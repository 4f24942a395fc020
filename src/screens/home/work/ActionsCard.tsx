import { Button } from '@mantine/core'
import type { WorthwhileAction } from '#features/advice/rules.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { Home } from '#features/performance/web/index.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { formatShort } from '#ui/numbers.ts'
import { Explain } from '#ui/panels/Explain.tsx'
import classes from './Work.module.css'

const NAMES: Record<WorthwhileAction, string> = {
  merge: 'Merge two pages',
  update: 'Update the page',
  improve: 'Improve the page',
  write: 'Write a page',
}

interface ActionsCardProps {
  place: PlanPlace
  actions: Home['worthwhile']
  /** Whether there are search data. */
  isMeasured: boolean
}

/** What would bring most clicks, each with its reason and a way to do it. */
export function ActionsCard({ place, actions, isMeasured }: ActionsCardProps) {
  return (
    <Card
      title="Most worthwhile now"
      note="What would bring your site most clicks a month, as an estimate"
      explain={
        <Explain
          about="Most worthwhile now"
          text="The clicks are an estimate: for a page that lost clicks, or has fewer than is usual at its ranks, those that it lacks; for any other page, and for one that is still to write, those that a page at rank 3 usually gets, less what the site gets today."
        />
      }
    >
      {actions.length === 0 ? (
        <p className={classes.nothing}>
          {isMeasured
            ? 'Nothing stands out: no page lost clicks, and none is just below the first results.'
            : 'This is known when there are search data, or search volumes of the keywords.'}
        </p>
      ) : (
        <ol className={classes.actions}>
          {actions.map(({ article_id: id, title, action, reason, gain }) => (
            <li key={id}>
              <div className={classes.words}>
                <h3>
                  {NAMES[action]}: <span dir="auto">{title}</span>
                </h3>
                <p>{reason}</p>
              </div>
              <p className={classes.gain}>
                <b>+{formatShort(gain)}</b> {gain === 1 ? 'click' : 'clicks'} a month
              </p>
              <Button
                component={AppLink}
                href={articlePath(place, id)}
                variant="default"
                aria-label={`Open cluster ${title}`}
              >
                Open cluster
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
