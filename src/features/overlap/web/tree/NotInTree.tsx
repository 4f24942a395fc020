import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { ClusterTree } from '../api.ts'
import classes from '../overlap.module.css'

/** Which keywords of the cluster are not in the tree, and why. */
export function NotInTree({ unknown, leftOut }: Pick<ClusterTree, 'unknown' | 'leftOut'>) {
  return (
    <>
      {unknown.length > 0 && (
        <details className={classes.more}>
          <summary>
            {formatNoun(unknown.length, 'keyword is', 'keywords are')} not in the tree:{' '}
            {unknown.length === 1 ? 'its' : 'their'} search results are not known
          </summary>
          <ul>
            {unknown.map(({ keywordId, name }) => (
              <li key={keywordId} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </details>
      )}
      {leftOut > 0 && (
        <p className={classes.note}>
          The tree holds the most searched keywords of the cluster; {formatCount(leftOut)} others are left
          out.
        </p>
      )}
    </>
  )
}
