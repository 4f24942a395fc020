import { cssVariables } from '#ui/css-variables.ts'
import { formatScore } from '#ui/numbers.ts'
import classes from './Dendrogram.module.css'
import { describeItem } from './describe-item.ts'
import type { TreeItem } from './layout-tree.ts'

interface DendrogramItemProps {
  item: TreeItem
  /** From 0, at the left edge, to 1. */
  x: number
  hasLabel: boolean
  isLit: boolean
  isChosen: boolean
  isTabStop: boolean
}

/** A keyword at the end of its branch, or a dot where branches meet. */
export function DendrogramItem({ item, x, hasLabel, isLit, isChosen, isTabStop }: DendrogramItemProps) {
  const isMeeting = item.keywordId === null
  return (
    <div
      role="treeitem"
      aria-level={item.level}
      aria-posinset={item.position}
      aria-setsize={item.setSize}
      aria-expanded={isMeeting ? true : undefined}
      aria-selected={isChosen}
      aria-label={describeItem(item)}
      tabIndex={isTabStop ? 0 : -1}
      className={isMeeting ? classes.meeting : classes.keyword}
      data-place={item.place}
      data-lit={isLit || undefined}
      data-chosen={isChosen || undefined}
      style={cssVariables({ '--x': String(x), '--y': String(item.y) })}
    >
      {isMeeting ? (
        hasLabel && <span className={classes.label}>{formatScore(item.overlap)}</span>
      ) : (
        <bdi title={item.main.name}>{item.main.name}</bdi>
      )}
    </div>
  )
}
