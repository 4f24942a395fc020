import { IconFocusCentered, IconMinus, IconPlus } from '../icons.ts'
import { IconButton } from '../layout/IconButton.tsx'
import classes from './NodeGraph.module.css'

interface GraphFootProps {
  legend: { incoming: string; outgoing: string }
  onZoom: (factor: number) => void
  onFit: () => void
}

const ZOOM = 1.5

/** The line below a graph: what its colours mean, and buttons that zoom. */
export function GraphFoot({ legend, onZoom, onFit }: GraphFootProps) {
  return (
    <div className={classes.foot}>
      <ul className={classes.legend}>
        <li>
          <span className={classes.incoming} aria-hidden="true" /> {legend.incoming}
        </li>
        <li>
          <span className={classes.outgoing} aria-hidden="true" /> {legend.outgoing}
        </li>
      </ul>
      <div className={classes.buttons}>
        <IconButton label="Zoom out" onClick={() => onZoom(1 / ZOOM)}>
          <IconMinus size={18} stroke={1.75} />
        </IconButton>
        <IconButton label="Zoom in" onClick={() => onZoom(ZOOM)}>
          <IconPlus size={18} stroke={1.75} />
        </IconButton>
        <IconButton label="Show the whole graph" onClick={onFit}>
          <IconFocusCentered size={18} stroke={1.75} />
        </IconButton>
      </div>
    </div>
  )
}
