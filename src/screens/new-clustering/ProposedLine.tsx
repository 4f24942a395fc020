import { IconArrowRight } from '#ui/icons.ts'
import { useState } from 'react'
import { formatCount } from '#ui/numbers.ts'
import { fitsTitle } from '#features/articles/web/index.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import type { ProposedCluster } from '#features/clustering/web/index.ts'
import { describeFate, describeFlow, nameKeywords } from './describe-proposed.ts'
import classes from './Proposed.module.css'
import { ProposedEnd } from './ProposedEnd.tsx'
import { ProposedName } from './ProposedName.tsx'
import type { PlanPlace } from '#features/contentplans/rules.ts'

const FLOWS_WHEN_CLOSED = 3
const KEYWORDS_WHEN_CLOSED = 4

interface ProposedLineProps {
  place: PlanPlace
  cluster: ProposedCluster
}

/** One cluster that a new clustering changes: its size before and after, and the keywords that join and leave. */
export function ProposedLine({ place, cluster }: ProposedLineProps) {
  const { articleId, title, mainKeyword, sizeBefore, sizeAfter, joined, left } = cluster
  const [isOpen, setIsOpen] = useState(false)
  const fate = describeFate(cluster)
  const flows = [
    ...joined.map((flow) => ({ flow, way: 'from' as const })),
    ...left.map((flow) => ({ flow, way: 'to' as const })),
  ]
  const isLong =
    flows.length > FLOWS_WHEN_CLOSED || flows.some(({ flow }) => flow.count > KEYWORDS_WHEN_CLOSED)
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <h2 className={classes.name} dir="auto">
          <ProposedName place={place} articleId={articleId} title={title} />
        </h2>
        {fate && <StatusChip tone={fate.tone}>{fate.word}</StatusChip>}
        {articleId !== null && mainKeyword !== null && !fitsTitle(title, mainKeyword) && (
          <StatusChip tone="warning">Title may no longer fit “{mainKeyword}”</StatusChip>
        )}
        <p className={classes.sizes}>
          {formatCount(sizeBefore)}
          <IconArrowRight size={14} stroke={1.75} aria-hidden="true" />
          <span className="visually-hidden">keywords become</span>
          {formatCount(sizeAfter)}
        </p>
      </div>
      <ProposedEnd place={place} cluster={cluster} />
      <ul className={classes.flows}>
        {flows.slice(0, isOpen ? undefined : FLOWS_WHEN_CLOSED).map(({ flow, way }) => (
          <FlowLine
            key={`${way} ${flow.articleId} ${flow.title}`}
            flow={flow}
            way={way}
            most={isOpen ? flow.keywords.length : KEYWORDS_WHEN_CLOSED}
          />
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Show less' : 'Show all'} of ${title}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </li>
  )
}

interface FlowLineProps {
  flow: ProposedCluster['joined'][number]
  way: 'from' | 'to'
  most: number
}

function FlowLine({ flow, way, most }: FlowLineProps) {
  const { shown, more } = nameKeywords(flow, most)
  return (
    <li className={classes.flow} data-way={way}>
      <span className={classes.sign} aria-hidden="true">
        {way === 'from' ? '+' : '−'}
      </span>
      <p>
        <span dir="auto">
          {describeFlow(flow, way)}
          {shown.length > 0 && ':'}
        </span>{' '}
        <span className={classes.keywords} dir="auto">
          {shown.join(', ')}
          {more > 0 && shown.length > 0 && ` and ${formatCount(more)} more`}
        </span>
      </p>
    </li>
  )
}
