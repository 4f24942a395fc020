import { describeVolume, volumeOfKeyword, type ListedKeyword } from '#features/articles/web/index.ts'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { formatCount } from '#ui/numbers.ts'
import classes from './ClusterCard.module.css'

/** Keywords that a card names. */
const MOST_NAMED = 5

interface CardKeywordsProps {
  keywords: readonly ListedKeyword[]
  /** How many keywords there are; the list may have fewer. */
  total: number
  selected: ReadonlySet<number>
  onToggle: (keyword: ListedKeyword) => void
}

/** The most searched keywords of a card, each with a checkbox. */
export function CardKeywords({ keywords, total, selected, onToggle }: CardKeywordsProps) {
  const named = keywords.slice(0, MOST_NAMED)
  const more = total - named.length
  return (
    <ul className={classes.keywords}>
      {named.map((keyword) => (
        <li key={keyword.id}>
          <label className={classes.keyword}>
            <input type="checkbox" checked={selected.has(keyword.id)} onChange={() => onToggle(keyword)} />
            <span className={classes.words} title={keyword.keyword} dir="auto">
              {keyword.keyword}
            </span>
            <span className={classes.volume}>
              <NotedCell {...describeVolume(volumeOfKeyword(keyword))} />
            </span>
          </label>
        </li>
      ))}
      {more > 0 && <li className={classes.more}>{formatCount(more)} more</li>}
    </ul>
  )
}
