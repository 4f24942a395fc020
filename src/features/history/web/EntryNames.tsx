import { describeSaved } from '#features/keywords/web/index.ts'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { HistoryEntry } from './api.ts'
import classes from './History.module.css'

/** The clusters and keywords that an entry concerns: the first few by name, and how many more. */
export function EntryNames({ entry }: { entry: HistoryEntry }) {
  switch (entry.source) {
    case 'change':
      return (
        <>
          <Names label="Clusters" total={entry.articleCount} names={entry.articles.flatMap(nameArticle)} />
          <Names label="Keywords" total={entry.keywordCount} names={entry.keywords} />
          {entry.pageCount > 0 && (
            <p className={classes.sum}>{formatNoun(entry.pageCount, 'page', 'pages')}</p>
          )}
        </>
      )
    case 'import':
      return (
        <>
          <p className={classes.sum}>{describeSaved(entry)}</p>
          {entry.kind !== 'file' && entry.label !== '' && (
            <p className={classes.sum}>
              From <bdi>“{entry.label}”</bdi>
            </p>
          )}
          {entry.skippedReasons.length > 0 && (
            <p className={classes.sum}>
              Skipped:{' '}
              {entry.skippedReasons
                .map(({ reason, count }) => `${formatCount(count)} × ${reason}`)
                .join(', ')}
            </p>
          )}
          {entry.undone_at === null && <Names label="Keywords" total={entry.added} names={entry.examples} />}
        </>
      )
    case 'import undone':
      return <p className={classes.sum}>{formatNoun(entry.removed ?? 0, 'keyword', 'keywords')} removed</p>
    case 'search data':
      return entry.state === 'failed' && entry.reason !== null ? (
        <p className={classes.sum}>{entry.reason}</p>
      ) : null
  }
}

type ArticleOfChange = Extract<HistoryEntry, { source: 'change' }>['articles'][number]

function nameArticle({ title, newTitle }: ArticleOfChange): string[] {
  if (title === null) return []
  return [newTitle === null ? title : `${title} → ${newTitle}`]
}

/** Keywords: “one”, “two” and 12 more */
function Names({ label, names, total }: { label: string; names: readonly string[]; total: number }) {
  if (total === 0) return null
  const more = total - names.length
  return (
    <p className={classes.sum}>
      {label}:{' '}
      {names.map((name, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <bdi>“{name}”</bdi>
        </span>
      ))}
      {more > 0 && (names.length > 0 ? ` and ${formatCount(more)} more` : formatCount(more))}
    </p>
  )
}
