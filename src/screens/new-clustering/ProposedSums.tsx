import { IconArrowRight } from '#ui/icons.ts'
import { formatCount } from '#ui/numbers.ts'
import type { Proposal } from '#features/clustering/web/index.ts'
import classes from './Proposed.module.css'

/** Numbers of clusters and keywords that a new clustering changes. */
export function ProposedSums({ proposal }: { proposal: Proposal }) {
  const { minimumScore, clusters, keywords, changedSince } = proposal
  return (
    <section aria-label="Sums">
      <dl className={classes.sums}>
        <Sum name="Minimum overlap" value={minimumScore} />
        <div>
          <dt>Clusters</dt>
          <dd>
            {formatCount(clusters.before)}
            <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
            <span className="visually-hidden">become</span>
            {formatCount(clusters.after)}
          </dd>
        </div>
        <Sum name="Stay as they are" value={clusters.kept} />
        <Sum name="Change" value={clusters.changed} />
        <Sum name="New" value={clusters.new} />
        <Sum name="Merged or gone" value={clusters.merged + clusters.gone} />
        <Sum name="Keywords that move" value={keywords.moved} />
        <Sum name="Keywords that stay" value={keywords.stayed} />
      </dl>
      {changedSince > 0 && (
        <p className={classes.since}>
          {formatCount(changedSince)} of the keywords that move{' '}
          {changedSince === 1
            ? 'was changed since and stays as it is.'
            : 'were changed since and stay as they are.'}
        </p>
      )}
    </section>
  )
}

function Sum({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  )
}
