import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { statusOf } from '#platform/web/api/api-error.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { overlapApi, type ComparedKeyword, type Comparison } from '../api.ts'
import type { Pair } from '../compared-pair.ts'
import { describeOverlap } from './describe-overlap.ts'
import { OtherUrls } from './OtherUrls.tsx'
import { PairChoice } from './PairChoice.tsx'
import { SharedUrls } from './SharedUrls.tsx'
import classes from './WhyTogether.module.css'

const NONE: readonly never[] = []
const GONE = 'One of the two keywords is not in the plan any more. Please choose another.'

interface WhyTogetherProps {
  contentplanId: number
  keywords: readonly ComparedKeyword[]
  pair: Pair
  onPair: (pair: Pair) => void
}

/** The results that two keywords share, with both ranks. */
export function WhyTogether({ contentplanId, keywords, pair, onPair }: WhyTogetherProps) {
  const { data, error, isPlaceholderData, isRefetching, refetch } = useQuery(
    overlapApi.compare.queryOptions({
      input: { contentplanId, keywordId: [...pair] },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  return (
    <>
      <PairChoice keywords={keywords} compared={data?.keywords ?? NONE} pair={pair} onPair={onPair} />
      {data !== undefined && <Answer comparison={data} isOld={isPlaceholderData} />}
      {data === undefined && error === null && (
        <SkeletonRows label="The comparison is loading" count={6} rowHeight={36} />
      )}
      {data === undefined && error !== null && (
        <ErrorPanel
          {...(statusOf(error) === 404
            ? { title: 'Nothing to compare', text: GONE }
            : { onRetry: () => void refetch(), isBusy: isRefetching })}
        />
      )}
    </>
  )
}

function Answer({ comparison, isOld }: { comparison: Comparison; isOld: boolean }) {
  const { keywords, urls } = comparison
  return (
    <div className={classes.answer} data-old={isOld || undefined} aria-busy={isOld}>
      <output className={classes.sentence} dir="auto">
        {describeOverlap(comparison)}
      </output>
      {urls.length > 0 && <SharedUrls urls={urls} />}
      <OtherUrls keywords={keywords} />
      <Ages keywords={keywords} />
    </div>
  )
}

function Ages({ keywords }: Pick<Comparison, 'keywords'>) {
  const [now] = useState(() => new Date())
  const known = keywords.filter(({ fetched_at: fetchedAt }) => fetchedAt !== null)
  if (known.length === 0) return null
  return (
    <p className={classes.ages}>
      Looked up:{' '}
      {known.map(({ id, keyword, fetched_at: fetchedAt }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <bdi>{keyword}</bdi> <DateCell date={fetchedAt} now={now} />
        </span>
      ))}
    </p>
  )
}
