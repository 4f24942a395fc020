import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { SelectFilter } from '#ui/fields/SelectFilter.tsx'
import classes from './ClusterMap.module.css'
import type { Area, Colouring } from './map-items.ts'

export interface MapLook {
  shape: 'treemap' | 'scatter'
  area: Area
  colouring: Colouring
}

const SHAPES = [
  { value: 'treemap', label: 'Treemap' },
  { value: 'scatter', label: 'Rank and volume' },
] as const

const AREA_NAMES = [
  { value: 'estimated_search_volume', label: 'Area: search volume' },
  { value: 'potential_clicks', label: 'Area: potential clicks' },
  { value: 'google_impressions_last', label: 'Area: impressions' },
] as const

const COLOURING_NAMES = [
  { value: 'rank', label: 'Colour: rank' },
  { value: 'action', label: 'Colour: action' },
] as const

interface MapBarProps {
  look: MapLook
  onChange: (part: Partial<MapLook>) => void
}

/** How the map looks. */
export function MapBar({ look, onChange }: MapBarProps) {
  return (
    <div className={classes.bar}>
      <ChoiceBar label="Map" value={look.shape} options={SHAPES} onChange={(shape) => onChange({ shape })} />
      {look.shape === 'treemap' && (
        <SelectFilter
          label="Area of the tiles"
          value={look.area}
          options={AREA_NAMES}
          onChange={(area) => onChange({ area })}
        />
      )}
      <SelectFilter
        label="Colour"
        value={look.colouring}
        options={COLOURING_NAMES}
        onChange={(colouring) => onChange({ colouring })}
      />
    </div>
  )
}
