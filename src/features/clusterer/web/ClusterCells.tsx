import { describeVolume } from '#features/articles/web/index.ts'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { CopyButton } from '#ui/layout/CopyButton.tsx'
import { formatCount, formatNoun, formatScore } from '#ui/numbers.ts'
import { IconChevronRight } from '#ui/icons.ts'
import { memo } from 'react'
import type { ClusterRow, MemberRow } from '../contract.ts'
import classes from './ClusterCells.module.css'

interface ClusterCellsProps {
  cluster: ClusterRow
  isExpanded: boolean
  isTabStop: boolean
  listMembers: (cluster: number) => Promise<MemberRow[]>
}

export const ClusterCells = memo(function ClusterCells(props: ClusterCellsProps) {
  const { cluster, isExpanded, isTabStop, listMembers } = props
  const tabIndex = isTabStop ? 0 : -1
  return (
    <>
      <td className={classes.number}>{cluster.cluster}</td>
      <td>
        <div className={classes.main}>
          <button
            type="button"
            className={classes.toggle}
            data-row-focus
            aria-expanded={isExpanded}
            tabIndex={tabIndex}
            title={cluster.mainKeyword}
          >
            <IconChevronRight className={classes.chevron} size={16} stroke={1.75} aria-hidden="true" />
            <span className={classes.keyword} dir="auto">
              {cluster.mainKeyword}
            </span>
          </button>
          <CopyButton
            label={`Copy ${formatNoun(cluster.keywords, 'keyword', 'keywords')}`}
            tabIndex={tabIndex}
            text={async () => {
              const members = await listMembers(cluster.cluster)
              return members.map(({ keyword }) => keyword).join('\n')
            }}
          />
        </div>
      </td>
      <td data-number>{formatCount(cluster.keywords)}</td>
      <VolumeAndOverlap
        volume={cluster.volume}
        known={cluster.knownVolumes}
        keywords={cluster.keywords}
        overlap={cluster.overlap}
      />
    </>
  )
})

export const MemberCells = memo(function MemberCells({ member }: { member: MemberRow }) {
  return (
    <>
      <td className={classes.number}>{null}</td>
      <td colSpan={2}>
        <div className={classes.member} data-row-focus tabIndex={-1}>
          <span className={classes.keyword} title={member.keyword} dir="auto">
            {member.keyword}
          </span>
          {!member.hasSerp && <span className={classes.remark}>no search results</span>}
        </div>
      </td>
      <VolumeAndOverlap
        volume={member.volume}
        known={member.volume === null ? 0 : 1}
        keywords={1}
        overlap={member.overlap}
      />
    </>
  )
})

interface VolumeAndOverlapProps {
  volume: number | null
  known: number
  keywords: number
  overlap: number | null
}

/** Two cells; on narrow screens one, with the overlap below the volume. */
function VolumeAndOverlap({ overlap, ...sum }: VolumeAndOverlapProps) {
  return (
    <>
      <td data-number>
        <NotedCell {...describeVolume({ ...sum, isRough: false })} />
        {overlap !== null && <small className={classes.below}>SERP overlap {formatScore(overlap)}</small>}
      </td>
      <td data-number className={classes.overlap}>
        {overlap === null ? (
          <NotedCell text="–" note="A cluster of one keyword has no SERP overlap" />
        ) : (
          formatScore(overlap)
        )}
      </td>
    </>
  )
}
