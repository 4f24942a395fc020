import { MAP_LEGEND, MAP_ROW_NAMES, MAP_STATES } from '#features/articles/map/index.ts'
import { FIRST_FUNNEL } from '#features/articles/rules.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { formatCount } from '#ui/numbers.ts'
import { ShapeLegend } from '#ui/status/ShapeMark.tsx'
import type { MapLayout } from './map-layout.ts'
import classes from './MapScreen.module.css'

interface MapBarProps {
  layout: MapLayout
  isEditing: boolean
  /** What is said about a favorite that is being moved; empty when there is nothing to say. */
  said: string
}

const HOW_TO_MOVE = 'Drag a cluster to another cell, or press Space on it and use the arrow keys.'
const HOW_TO_TOUCH = 'The menu of a cluster moves it to another cell.'

/** The line above the map: its legend, and what there is to know. */
export function MapBar({ layout: { states, unknownFunnels }, isEditing, said }: MapBarProps) {
  const isPhone = useIsPhone()
  const items = MAP_STATES.map((state) => ({ ...MAP_LEGEND[state], count: states.get(state) ?? 0 }))
  const hint = isPhone ? HOW_TO_TOUCH : HOW_TO_MOVE
  return (
    <div className={classes.bar}>
      <ShapeLegend items={items} />
      <output className={classes.said}>{said || (isEditing ? hint : describeUnknown(unknownFunnels))}</output>
    </div>
  )
}

function describeUnknown(count: number): string {
  if (count === 0) return ''
  return `${formatCount(count)} without a known funnel ${count === 1 ? 'is' : 'are'} in ${MAP_ROW_NAMES[FIRST_FUNNEL]}`
}
