import type { Article } from '#features/articles/web/index.ts'
import classes from './FavoriteButton.module.css'
import { useFavorite } from './use-favorite.ts'

/** The heart of a cluster. */
export function FavoriteButton({ cluster }: { cluster: Article }) {
  const { isFavorite, isBusy, set } = useFavorite(cluster)
  return (
    <button
      type="button"
      className={classes.heart}
      aria-label={`Favorite: ${cluster.title}`}
      aria-pressed={isFavorite}
      title={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      onClick={() => !isBusy && set(!isFavorite)}
    />
  )
}
