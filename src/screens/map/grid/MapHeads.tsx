/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the cells of a table element could not be placed freely, and all would have to be rendered */
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconTrash } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { formatCount } from '#ui/numbers.ts'
import type { MapColumn, MappedHub } from '../map-layout.ts'
import classes from './MapGrid.module.css'

interface MapHeadsProps {
  place: PlanPlace
  columns: readonly MapColumn[]
  /** The indexes of the columns that are rendered. */
  shown: readonly number[]
  width: number
  isEditing: boolean
  onDeleteHub: (hub: MappedHub) => void
}

/** The names of the hubs above their columns, which stay in sight. */
export function MapHeads({ place, columns, shown, width, isEditing, onDeleteHub }: MapHeadsProps) {
  return (
    <div role="row" aria-rowindex={1} className={classes.heads}>
      <div role="columnheader" aria-colindex={1} className={classes.corner}>
        <span className="visually-hidden">Funnel</span>
      </div>
      <div className={classes.lane}>
        {shown.flatMap((column) => {
          const { hub, name, count } = columns[column] ?? {}
          if (name === undefined) return []
          return (
            <div
              key={hub?.id ?? 0}
              role="columnheader"
              aria-colindex={column + 2}
              className={classes.head}
              style={{ left: column * width }}
            >
              {hub ? (
                <AppLink
                  href={contentplanPath(place, `hub/${hub.id}`)}
                  className={classes.name}
                  title={name}
                  dir="auto"
                >
                  {name}
                </AppLink>
              ) : (
                <span className={classes.name} title="Favorites that are in no hub">
                  {name}
                </span>
              )}
              <span className={classes.count}>{formatCount(count ?? 0)}</span>
              {hub && isEditing && (
                <IconButton label={`Delete ${name}`} onClick={() => onDeleteHub(hub)}>
                  <IconTrash size={16} stroke={1.75} aria-hidden="true" />
                </IconButton>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
