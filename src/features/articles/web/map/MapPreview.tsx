/* oxlint-disable no-array-index-key -- hubs and titles may be equal, and their order is fixed */
import { cssVariables } from '#ui/css-variables.ts'
import { formatCount } from '#ui/numbers.ts'
import { ShapeLegend, ShapeMark } from '#ui/status/ShapeMark.tsx'
import { MAP_LEGEND, MAP_ROW_NAMES, MAP_STATES, type MapState } from '../../map/index.ts'
import { MAP_ROWS, type MapRow } from '../../rules.ts'
import classes from './MapPreview.module.css'

/** A hub of the map with its favorites: plain words, which anybody may see. */
interface PreviewHub {
  name: string
  articles: readonly { title: string; row: MapRow; state: MapState }[]
}

/** How much of the map the preview shows (K-30). */
const MOST = { hubs: 5, articles: 10 }
const LEGEND = MAP_STATES.map((state) => MAP_LEGEND[state])

/** A small map of favorites without links (F-153): the first hubs, and the first favorites of each of their cells. */
export function MapPreview({ hubs }: { hubs: readonly PreviewHub[] }) {
  const shown = hubs.slice(0, MOST.hubs)
  return (
    <div className={classes.preview}>
      <ShapeLegend items={LEGEND} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keys, too */}
      <section className={classes.box} aria-label="Content map" tabIndex={0}>
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
                {shown.map((hub, at) => (
                  <td key={at}>
                    <Cell articles={hub.articles.filter((article) => article.row === row)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {hubs.length > shown.length && (
        <p className={classes.more}>
          {formatCount(shown.length)} of {formatCount(hubs.length)} hubs are shown.
        </p>
      )}
    </div>
  )
}

function Cell({ articles }: Pick<PreviewHub, 'articles'>) {
  const more = articles.length - MOST.articles
  if (articles.length === 0) return null
  return (
    <>
      <ul className={classes.list}>
        {articles.slice(0, MOST.articles).map(({ title, state }, at) => (
          <li key={at} className={classes.article} title={title}>
            <ShapeMark shape={MAP_LEGEND[state].shape} />
            <span className={classes.title} dir="auto">
              {title}
            </span>
            <span className="visually-hidden">, {MAP_LEGEND[state].name}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.more}>and {formatCount(more)} more</p>}
    </>
  )
}
