import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatCount } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { DETAILS_PER_PAGE } from '../rules.ts'
import { historyApi, type HistoryEntry } from './api.ts'
import classes from './History.module.css'

interface EntryDetailsProps {
  place: PlanPlace
  entry: HistoryEntry
}

/** All clusters and keywords that an entry concerns, a page at a time. */
export function EntryDetails({ place, entry }: EntryDetailsProps) {
  const [offset, setOffset] = useState(0)
  const window = { contentplanId: place.contentplanId, offset }
  return entry.source === 'change' ? (
    <ChangeDetails place={place} input={{ ...window, changeId: entry.id }} onOffset={setOffset} />
  ) : entry.source === 'search data' ? null : (
    <ImportDetails input={{ ...window, importId: entry.importId }} onOffset={setOffset} />
  )
}

interface PartProps<Input> {
  input: Input & { contentplanId: number; offset: number }
  onOffset: (offset: number) => void
}

function ChangeDetails({ place, input, onOffset }: PartProps<{ changeId: number }> & { place: PlanPlace }) {
  const query = useQuery(historyApi.getChange.queryOptions({ input }))
  if (query.isError) return <ErrorPanel onRetry={() => void query.refetch()} />
  if (!query.data) return <Loading />
  const { articles, articleCount, keywords, keywordCount } = query.data
  return (
    <div
      className={classes.details}
      data-old={query.isPlaceholderData || undefined}
      aria-busy={query.isPlaceholderData}
    >
      <Part title="Clusters" isEmpty={articles.length === 0}>
        {articles.map(({ articleId, title, newTitle, became }, at) => (
          <li key={articleId ?? `${title} ${at}`}>
            {articleId === null ? (
              <bdi>{title ?? 'A cluster that was deleted'}</bdi>
            ) : (
              <AppLink href={articlePath(place, articleId)} dir="auto">
                {newTitle ?? title}
              </AppLink>
            )}
            <span className={classes.what}>{newTitle === null ? BECAME[became] : `was “${title}”`}</span>
          </li>
        ))}
      </Part>
      <Part title="Keywords" isEmpty={keywords.length === 0}>
        {keywords.map(({ id, keyword, from, to }) => (
          <li key={id}>
            <bdi>{keyword}</bdi>
            <span className={classes.what}>
              <bdi>{describePlace(from)}</bdi> → <bdi>{describePlace(to)}</bdi>
            </span>
          </li>
        ))}
      </Part>
      <Turn offset={input.offset} total={Math.max(articleCount, keywordCount)} onOffset={onOffset} />
    </div>
  )
}

function ImportDetails({ input, onOffset }: PartProps<{ importId: number }>) {
  const query = useQuery(historyApi.getImport.queryOptions({ input }))
  if (query.isError) return <ErrorPanel onRetry={() => void query.refetch()} />
  if (!query.data) return <Loading />
  const { keywords, keywordCount } = query.data
  return (
    <div
      className={classes.details}
      data-old={query.isPlaceholderData || undefined}
      aria-busy={query.isPlaceholderData}
    >
      {keywordCount === 0 && <p className={classes.sum}>None of its keywords is left.</p>}
      <Part title="Keywords" isEmpty={keywords.length === 0}>
        {keywords.map((keyword) => (
          <li key={keyword}>
            <bdi>{keyword}</bdi>
          </li>
        ))}
      </Part>
      <Turn offset={input.offset} total={keywordCount} onOffset={onOffset} />
    </div>
  )
}

function Loading() {
  return <SkeletonRows label="Looking for details" count={2} rowHeight={28} />
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null
  return (
    <section>
      <h3 className={classes.part}>{title}</h3>
      <ul className={classes.rows}>{children}</ul>
    </section>
  )
}

/** Turns the pages of details. */
function Turn({
  offset,
  total,
  onOffset,
}: {
  offset: number
  total: number
  onOffset: (offset: number) => void
}) {
  if (total <= DETAILS_PER_PAGE) return null
  const end = Math.min(total, offset + DETAILS_PER_PAGE)
  const common = { size: 'xs', variant: 'default' } as const
  return (
    <p className={classes.turn}>
      <span>
        {formatCount(offset + 1)}–{formatCount(end)} of {formatCount(total)}
      </span>
      <Button {...common} disabled={offset === 0} onClick={() => onOffset(offset - DETAILS_PER_PAGE)}>
        Previous
      </Button>
      <Button {...common} disabled={end >= total} onClick={() => onOffset(end)}>
        Next
      </Button>
    </p>
  )
}

const BECAME = { new: 'new', gone: 'deleted', edited: 'changed' } as const

function describePlace({ kind, title }: { kind: 'cluster' | 'inactive' | 'excluded'; title: string | null }) {
  return kind === 'cluster' ? (title ?? 'a deleted cluster') : kind
}
