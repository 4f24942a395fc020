import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { memo, useEffect, useRef } from 'react'
import { MAP_LEGEND, mapStateOf } from '#features/articles/map/index.ts'
import { ARTICLE_TYPE_NAMES } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { ShapeMark } from '#ui/status/ShapeMark.tsx'
import type { Favorite } from '../map-layout.ts'
import classes from './MapCard.module.css'

export interface CardActions {
  onMenu: (article: Favorite, anchor: HTMLElement) => void
  onRemove: (article: Favorite) => void
}

interface MapCardProps {
  place: PlanPlace
  article: Favorite
  /** Its index in the cell. */
  at: number
  /** Whether it is in the row of products, whose types differ. */
  hasType: boolean
  isEditing: boolean
  isCarried: boolean
  actions: CardActions
}

/** A favorite: how far it is, and its title, which opens the cluster in a new tab. In edit mode it can be dragged. */
export const MapCard = memo(function MapCard(props: MapCardProps) {
  const { place, article, at, hasType, isEditing, isCarried, actions } = props
  const { id, title, type, estimated_search_volume: volume } = article
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isEditing || card.current === null) return
    return draggable({ element: card.current, getInitialData: () => ({ articleId: id }) })
  }, [isEditing, id])
  const { name: state, shape } = MAP_LEGEND[mapStateOf(article)]
  const searches = volume === null ? [] : [formatNoun(volume, 'search a month', 'searches a month')]
  return (
    <li
      ref={card}
      className={classes.card}
      data-editing={isEditing || undefined}
      data-carried={isCarried || undefined}
      style={{ top: at * CARD_HEIGHT }}
    >
      <ShapeMark shape={shape} />
      <a
        href={articlePath(place, id)}
        target="_blank"
        rel="noopener"
        className={classes.title}
        title={[title, state, ...searches].join('\n')}
        dir="auto"
        draggable={isEditing ? false : undefined}
        data-article={id}
      >
        {hasType ? <span className={classes.line}>{title}</span> : title}
        <span className="visually-hidden">, {state}</span>
        {hasType && type !== null && <span className={classes.type}>{ARTICLE_TYPE_NAMES[type]}</span>}
      </a>
      {isEditing ? (
        <>
          <button
            type="button"
            className={classes.tool}
            data-sign="menu"
            aria-haspopup="menu"
            aria-label={`Actions for ${title}`}
            title="Move to…"
            onClick={({ currentTarget }) => actions.onMenu(article, currentTarget)}
          />
          <button
            type="button"
            className={classes.tool}
            data-sign="remove"
            aria-label={`Remove ${title} from favorites`}
            title="Remove from favorites"
            onClick={() => actions.onRemove(article)}
          />
        </>
      ) : (
        <span className={classes.volume}>{volume === null ? '–' : formatCount(volume)}</span>
      )}
    </li>
  )
})

/** The height of a card in pixels: two lines of a title. CSS repeats it. */
export const CARD_HEIGHT = 44
