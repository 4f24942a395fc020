import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { statusOf } from '#platform/web/api/api-error.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { overlapApi, type Apart } from '../api.ts'
import overlapClasses from '../overlap.module.css'
import whyClasses from '../why/WhyTogether.module.css'
import { writePairAddress } from './apart-address.ts'
import { ApartUrls } from './ApartUrls.tsx'
import { describeApart, describeClosest } from './describe-apart.ts'

const GONE = 'The other cluster is not in the plan any more. It may have been merged or deleted.'

interface WhyApartProps {
  contentplanId: number
  articleId: number
  otherId: number
  /** The path of the cluster's page. */
  path: string
}

/** Explains why two clusters are not one. */
export function WhyApart({ contentplanId, articleId, otherId, path }: WhyApartProps) {
  const { data, error, isPlaceholderData, isRefetching, refetch } = useQuery(
    overlapApi.explainApart.queryOptions({
      input: { contentplanId, articleId: [articleId, otherId] },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  if (data === undefined && error === null)
    return <SkeletonRows label="The comparison is loading" count={6} rowHeight={36} />
  if (data === undefined)
    return (
      <ErrorPanel
        {...(statusOf(error) === 404
          ? { title: 'Nothing to compare', text: GONE }
          : { onRetry: () => void refetch(), isBusy: isRefetching })}
      />
    )
  return <Answer apart={data} isOld={isPlaceholderData} path={path} />
}

function Answer({ apart, isOld, path }: { apart: Apart; isOld: boolean; path: string }) {
  const { clusters, closest, urls, urlCount } = apart
  const [, other] = clusters
  const [a, b] = closest?.keywords ?? []
  return (
    <div className={whyClasses.answer} data-old={isOld || undefined} aria-busy={isOld}>
      <p className={overlapClasses.note}>
        Compared with <bdi>“{other?.title}”</bdi>
      </p>
      <output className={whyClasses.sentence} dir="auto">
        {describeApart(apart)}
      </output>
      {closest && (
        <p dir="auto">
          {describeClosest(closest)}{' '}
          <AppLink
            className={overlapClasses.count}
            href={writePairAddress(path, other?.id ?? 0, [a?.id ?? 0, b?.id ?? 0])}
          >
            Show what they share
          </AppLink>
        </p>
      )}
      {urls.length > 0 && <ApartUrls urls={urls} urlCount={urlCount} />}
    </div>
  )
}
