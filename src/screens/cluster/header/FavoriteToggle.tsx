import { useChangeArticles, type Article } from '#features/articles/web/index.ts'
import { IconHeart, IconHeartFilled } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { showError } from '#ui/snackbar/show-error.ts'
import classes from './header.module.css'

/** M-26: makes a cluster a favorite or no favorite. It is shown at once, and taken back when it fails. */
export function FavoriteToggle({ article }: { article: Article }) {
  const { id, contentplan_id: contentplanId, show_in_map: isFavorite } = article
  const changing = useChangeArticles(contentplanId, { hasOwnErrors: true })
  const isShown = changing.isPending ? changing.variables.action === 'addToMap' : isFavorite
  const Icon = isShown ? IconHeartFilled : IconHeart
  return (
    <span className={classes.favorite} data-on={isShown || undefined}>
      <IconButton
        label={isShown ? 'Remove from favorites' : 'Add to favorites'}
        aria-pressed={isShown}
        onClick={() => {
          if (changing.isPending) return
          changing.mutate(
            { action: isShown ? 'removeFromMap' : 'addToMap', articleIds: [id] },
            {
              onError: (error) =>
                showError(
                  error,
                  isShown
                    ? 'Failed to remove article from favorites.'
                    : 'Failed to add article to favorites.',
                ),
            },
          )
        }}
      >
        <Icon size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
