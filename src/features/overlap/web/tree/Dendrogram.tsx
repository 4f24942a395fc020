import { useMemo, useRef, useState } from 'react'
import { cssVariables } from '#ui/css-variables.ts'
import { useVisibleRows } from '#ui/table/use-visible-rows.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import type { Pair } from '../compared-pair.ts'
import { chooseLabels } from './choose-labels.ts'
import { DendrogramItem } from './DendrogramItem.tsx'
import { describeItem } from './describe-item.ts'
import { drawLines, drawRoute } from './draw-lines.ts'
import classes from './Dendrogram.module.css'
import { findMeeting, listKeywords, type TreeItem, type TreeLayout } from './layout-tree.ts'
import { placeOf, useTreeFocus } from './use-tree-focus.ts'
import { itemAt } from '#platform/items.ts'

const ROW_HEIGHT = 28
/** About the width in pixels that the style sheet gives the tree. */
const TREE_WIDTH = { phone: 140, wide: 400 }

const NONE: ReadonlySet<number> = new Set()

interface DendrogramProps {
  layout: TreeLayout
  /** The compared pair; null when the tree is for selecting keywords. */
  pair: Pair | null
  selected?: ReadonlySet<number>
  onPick: (item: TreeItem) => void
}

/** A tree from the meeting of all keywords, at the left, to each keyword. Only items in sight are rendered. */
export function Dendrogram({ layout, pair, selected = NONE, onPick }: DendrogramProps) {
  const { items, rows, least } = layout
  const tree = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const sight = useVisibleRows(body, rows, ROW_HEIGHT)
  const focus = useTreeFocus({ items, tree, onPick })
  const [hovered, setHovered] = useState<number | null>(null)
  const width = useIsPhone() ? TREE_WIDTH.phone : TREE_WIDTH.wide
  const labels = useMemo(() => chooseLabels(layout, width), [layout, width])
  const lines = useMemo(() => drawLines(items, itemAt(items, 0)), [items])
  const meeting = pair && findMeeting(items, pair)
  const pointed = items[hovered ?? focus.focused ?? -1]
  const lit = pointed ?? meeting
  const litLines = pointed ? drawLines(items, pointed) : meeting && pair && drawRoute(items, meeting, pair)
  const shown = items.filter(
    ({ y, place }) => (y >= sight.start && y <= sight.end) || place === focus.active || place === hovered,
  )
  return (
    <>
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-multiselectable="true"
        aria-label="How the keywords belong together"
        className={classes.tree}
        style={cssVariables({ '--row-height': `${ROW_HEIGHT}px` })}
        onPointerOver={(event) => setHovered(placeOf(event.target))}
        onPointerLeave={() => setHovered(null)}
        onClick={(event) => {
          const place = placeOf(event.target)
          if (place !== null) onPick(itemAt(items, place))
        }}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onKeyDown={focus.onKeyDown}
      >
        <Scale least={least} />
        <div ref={body} role="none" className={classes.body} style={{ height: rows * ROW_HEIGHT }}>
          {pointed && <Field item={pointed} />}
          <svg
            aria-hidden="true"
            className={classes.lines}
            viewBox={`${least} 0 ${10 - least} ${rows}`}
            preserveAspectRatio="none"
          >
            <path d={lines} />
            {litLines !== null && <path d={litLines} className={classes.lit} />}
          </svg>
          {shown.map((item) => (
            <DendrogramItem
              key={item.place}
              item={item}
              x={(item.overlap - least) / (10 - least)}
              hasLabel={labels.has(item.place)}
              isLit={item === lit}
              isChosen={
                pair === null
                  ? listKeywords(items, item).every((id) => selected.has(id))
                  : item === meeting || (item.keywordId !== null && pair.includes(item.keywordId))
              }
              isTabStop={item.place === focus.active}
            />
          ))}
        </div>
      </div>
      <p className={classes.words} dir="auto">
        {lit && describeItem(lit)}
      </p>
    </>
  )
}

/** The numbers above the tree. */
function Scale({ least }: { least: number }) {
  const numbers = Array.from({ length: 10 - least + 1 }, (_, index) => least + index)
  return (
    <div aria-hidden="true" className={classes.scale}>
      {numbers.map((number) => (
        <span key={number} style={cssVariables({ '--x': String((number - least) / (10 - least)) })}>
          {number}
        </span>
      ))}
    </div>
  )
}

/** The highlight behind the keywords of an item. */
function Field({ item: { firstRow, endRow } }: { item: TreeItem }) {
  return (
    <div
      className={classes.field}
      style={{ top: firstRow * ROW_HEIGHT, height: (endRow - firstRow) * ROW_HEIGHT }}
    />
  )
}
