/* oxlint-disable no-array-index-key -- hubs and titles may be equal, and their order is fixed */
import { cssVariables } from '#ui/css-variables.ts'
import { formatCount } from '#ui/numbers.ts'
import { ShapeLegend, ShapeMark } from '#ui/status/ShapeMark.tsx'
import { MAP_LEGEND, MAP_ROW_NAMES, MAP_STATES, type MapState } from '../../map/index.ts'
import { MAP_PREVIEW, MAP_ROWS, type MapRow } from '../../rules.ts'
import classes from './MapPreview.module.css'

/** A hub of the map with its favorites: plain words, which anybody may see. */
interface PreviewHub {
  name: string
  cells: readonly PreviewCell[]
}

interface PreviewCell {
  row: MapRow
  articles: readonly PreviewArticle[]
  /** How many there are, of which not all may be given. */
  total: number
}

interface PreviewArticle {
  title: string
  /** How far it is; absent when that is not shown. */
  state?: MapState
  /** Whether the page is about this one. */
  isThis?: boolean
}

interface MapPreviewProps {
  hubs: readonly PreviewHub[]
  /** How many hubs have favorites, of which not all may be given. */
  total: number
}

const LEGEND = MAP_STATES.map((state) => MAP_LEGEND[state])

/** A small map of favorites without links (F-153): the first hubs, and the first favorites of each of their cells. */
export function MapPreview({ hubs, total }: MapPreviewProps) {
  const shown = hubs.slice(0, MAP_PREVIEW.hubs)
  const hasStates = shown.some(({ cells }) => cells.some(({ articles }) => articles[0]?.state))
  return (
    <div className={classes.preview}>
      {hasStates && <ShapeLegend items={LEGEND} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keys, too */}
      <section className={classes.box} aria-label="Hubs and funnels" tabIndex={0}>
        <table className={classes.table} style={cssVariables({ '--hubs': String(shown.length) })}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Funnel</span>
              </th>
              {shown.map(({ name }, at) => (
                <th key={at} scope="col" dir="auto" title={name}>
                  <span className={classes.name}>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MAP_ROWS.map((row) => (
              <tr key={row}>
                <th scope="row">{MAP_ROW_NAMES[row]}</th>
                {shown.map(({ cells }, at) => (
                  <td key={at}>
                    <Cell cell={cells.find((cell) => cell.row === row)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {total > shown.length && (
        <p className={classes.more}>
          {formatCount(shown.length)} of {formatCount(total)} hubs are shown.
        </p>
      )}
    </div>
  )
}

function Cell({ cell }: { cell: PreviewCell | undefined }) {
  if (cell === undefined || cell.total === 0) return null
  const shown = cell.articles.slice(0, MAP_PREVIEW.articlesOfCell)
  const more = cell.total - shown.length
  return (
    <>
      <ul className={classes.list}>
        {shown.map(({ title, state, isThis = false }, at) => (
          <li key={at} className={classes.article} title={title} aria-current={isThis || undefined}>
            {state && <ShapeMark shape={MAP_LEGEND[state].shape} />}
            <span className={classes.title} dir="auto">
              {title}
            </span>
            {state && <span className="visually-hidden">, {MAP_LEGEND[state].name}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.more}>and {formatCount(more)} more</p>}
    </>
  )
}
