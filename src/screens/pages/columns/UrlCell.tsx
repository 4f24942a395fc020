import { describeUrl } from '#ui/cells/describe-url.ts'
import { cssVariables } from '#ui/css-variables.ts'
import type { PageRow } from '../use-pages.ts'
import classes from './PageColumns.module.css'

interface UrlCellProps {
  page: PageRow
  onFavorite: (page: PageRow) => void
}

/** The heart of a page, and its path as a link, indented by its level among the categories. */
export function UrlCell({ page, onFavorite }: UrlCellProps) {
  const { url, level, favorite_product: isFavorite, excluded: isExcluded } = page
  const { host, rest, href } = describeUrl(url)
  const words = href === null ? host : rest === '' ? '/' : rest
  return (
    <span
      className={classes.url}
      data-favorite={isFavorite || undefined}
      data-excluded={isExcluded || undefined}
    >
      <button
        type="button"
        className={classes.heart}
        aria-label={`${isFavorite ? 'Remove from favorites' : 'Add to favorites'}: ${words}`}
        title={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
        aria-pressed={isFavorite}
        // The menu of the row has the same action for the keyboard.
        tabIndex={-1}
        onClick={() => onFavorite(page)}
      />
      {level > 0 && (
        <span className={classes.indent} style={cssVariables({ '--level': String(level) })}>
          <span className="visually-hidden">level {level + 1}, </span>
        </span>
      )}
      {href === null ? (
        <span className={classes.path}>{words}</span>
      ) : (
        <a
          className={classes.path}
          data-row-open
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          title={describePage(page)}
          dir="auto"
        >
          {words}
        </a>
      )}
    </span>
  )
}

/** Title, address and category of a page, for the pointer. */
function describePage({ title, url, parent_category: parent }: PageRow): string {
  return [title, url, parent === null ? null : `In ${parent}`].filter((line) => line !== null).join('\n')
}
