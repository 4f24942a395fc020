import { describeVolume, volumeOfKeyword } from '#features/articles/web/index.ts'
import type { SimilarArticle } from '#features/overlap/web/index.ts'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { formatCount, formatScore } from '#ui/numbers.ts'
import { MergeButton } from './MergeButton.tsx'
import classes from './Modify.module.css'

/** A similar cluster that the user can merge into this one. */
export function MergeCard({ cluster, onMerge }: { cluster: SimilarArticle; onMerge: () => void }) {
  const { title, score, keywords, keyword_count: count } = cluster
  const more = count - keywords.length
  return (
    <article className={classes.card} aria-label={title}>
      <header>
        <h3 dir="auto">{title}</h3>
        <p className={classes.note}>SERP overlap {formatScore(score)} / 10</p>
      </header>
      <ul>
        {keywords.map(({ id, keyword, ...volume }) => (
          <li key={id}>
            <bdi>{keyword}</bdi>
            <span>
              <NotedCell {...describeVolume(volumeOfKeyword(volume))} />
            </span>
          </li>
        ))}
      </ul>
      <DialogButtons start={more > 0 && <span className={classes.note}>and {formatCount(more)} more</span>}>
        <MergeButton cluster={cluster} size="sm" onMerge={onMerge} />
      </DialogButtons>
    </article>
  )
}
