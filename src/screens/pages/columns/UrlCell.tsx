import { describeUrl } from '#ui/cells/describe-url.ts'
import { cssVariables } from '#ui/css-variables.ts'
import { canFavor } from '../row-actions.ts'
import type { PageRow } from '../use-pages.ts'
import classes from './PageColumns.module.css'

interface UrlCellProps {
  page: PageRow
  onFavorite: (page: PageRow) => void
  onOpen: (page: PageRow) => void
}

/** The heart of a page, and its path, which opens its details; indented by its level among the categories. */
export function UrlCell({ page, onFavorite, onOpen }: UrlCellProps) {
  const { url, level, favorite_product: isFavorite, excluded: isExcluded } = page
  const { host, rest, href } = describeUrl(url)
  const words = href === null ? host : rest === '' ? '/' : rest
  const favoring = isFavorite ? 'Remove from favorites' : 'Add to favorites'
  return (
    <span
      className={classes.url}
      data-favorite={isFavorite || undefined}
      data-excluded={isExcluded || undefined}
    >
      <button
        type="button"
        className={classes.heart}
        aria-label={`${favoring}: ${words}`}
        title={canFavor(page) ? favoring : 'Remove its exclusion to make it a favorite'}
        // The menu of the row has the same action for the keyboard.
        tabIndex={-1}
        disabled={!canFavor(page)}
        onClick={() => onFavorite(page)}
      />
      {level > 0 && (
        <span className={classes.indent} style={cssVariables({ '--level': String(level) })}>
          <span className="visually-hidden">level {level + 1}, </span>
        </span>
      )}
      <button
        type="button"
        className={classes.path}
        data-row-open
        title={describePage(page)}
        dir="auto"
        onClick={() => onOpen(page)}
      >
        {words}
      </button>
    </span>
  )
}

/** Title, address and category of a page, for the pointer. */
function describePage({ title, url, parent_category: parent }: PageRow): string {
  return [title, url, parent === null ? null : `In ${parent}`].filter((line) => line !== null).join('\n')
}
