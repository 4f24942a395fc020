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
      <VolumeAndOverlap volume={cluster.volume} overlap={cluster.overlap} />
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
      <VolumeAndOverlap volume={member.volume} overlap={member.overlap} />
    </>
  )
})

/** Two cells; on narrow screens one, with the overlap below the volume. */
function VolumeAndOverlap({ volume, overlap }: { volume: number; overlap: number | null }) {
  return (
    <>
      <td data-number>
        {formatCount(volume)}
        {overlap !== null && <small className={classes.below}>SERP overlap {formatScore(overlap)}</small>}
      </td>
      <td data-number className={classes.overlap}>
        {overlap === null ? (
          <span title="A cluster of one keyword has no SERP overlap">—</span>
        ) : (
          formatScore(overlap)
        )}
      </td>
    </>
  )
}
