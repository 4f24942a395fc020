import { MAP_ROW_NAMES, mapRowOf, type MapPlace } from '#features/articles/map/index.ts'
import { ARTICLE_FUNNELS } from '#features/articles/rules.ts'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import type { Favorite } from './map-layout.ts'

/** A favorite whose menu is open, and the button that opened it. */
export interface OpenMenu {
  article: Favorite
  anchor: HTMLElement
}

interface CardMenuProps extends OpenMenu {
  onPlace: (article: Favorite, to: MapPlace) => void
  onMove: (article: Favorite) => void
  onRemove: (article: Favorite) => void
  onClose: () => void
}

/** What can be done with a favorite, for everybody who does not drag. Products have one row only. */
export function CardMenu({ article, anchor, onPlace, onMove, onRemove, onClose }: CardMenuProps) {
  const row = mapRowOf(article)
  const rows = row === 'products' ? [] : ARTICLE_FUNNELS.filter((one) => one !== row)
  return (
    <ActionMenu
      label={`Actions for ${article.title}`}
      anchor={anchor}
      actions={[
        { label: 'Move to…', onSelect: () => onMove(article) },
        ...rows.map((to) => ({
          label: `Move to ${MAP_ROW_NAMES[to]}`,
          onSelect: () => onPlace(article, { topicId: article.topic_id, row: to }),
        })),
        { label: 'Remove from favorites', onSelect: () => onRemove(article) },
      ]}
      onClose={onClose}
    />
  )
}
