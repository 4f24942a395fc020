import { Button } from '@mantine/core'
import { describeWritten } from '#features/articles/rules.ts'
import { describeVolume, LockMark, volumeOf, type Article } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { Card, CardHead } from '#ui/cards/Card.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { IconCircleCheck } from '#ui/icons.ts'
import classes from './Results.module.css'

interface FoundCardProps {
  place: PlanPlace
  cluster: Article
  /** Whether the searched keyword is its title. */
  isExact?: boolean
  isDisabled: boolean
  onWrite: () => void
}

/** A cluster that the keyword means. Its title leads to the cluster in a new tab (F-010). */
export function FoundCard({ place, cluster, isExact = false, isDisabled, onWrite }: FoundCardProps) {
  const { title, topic_name: hub, main_keyword: keyword, priority } = cluster
  const written = describeWritten(cluster)
  return (
    <Card label={title} look={isExact ? 'chosen' : 'plain'}>
      <CardHead level={3} title={title} href={articlePath(place, cluster.id)} isNewTab>
        {cluster.is_locked && <LockMark />}
      </CardHead>
      <dl className={classes.facts}>
        <div>
          <dt>Volume</dt>
          <dd>
            <NotedCell {...describeVolume(volumeOf(cluster))} />
          </dd>
        </div>
        <div>
          <dt className="visually-hidden">Keywords</dt>
          <dd>{formatNoun(cluster.keyword_count, 'keyword', 'keywords')}</dd>
        </div>
        {hub !== null && (
          <div className={classes.hub}>
            <dt>Hub</dt>
            <dd title={hub} dir="auto">
              {hub}
            </dd>
          </div>
        )}
      </dl>
      <p className={classes.note} dir="auto" title={keyword ?? undefined}>
        {keyword === null ? 'No main keyword' : `Main keyword: ${keyword}`}
      </p>
      <footer className={classes.foot}>
        <span className={classes.marks}>
          {isExact && <span className={classes.exact}>Exact match</span>}
          {priority === 'low' && <span>Dismissed</span>}
        </span>
        {written === null ? (
          <Button size="xs" disabled={isDisabled} aria-label={`Write ${title}`} onClick={onWrite}>
            Write
          </Button>
        ) : (
          <span className={classes.written}>
            <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
            {written}
          </span>
        )}
      </footer>
    </Card>
  )
}
