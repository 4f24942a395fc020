import { useLocation } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Sort } from '#ui/table/SortHeader.tsx'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { APART_ID } from '../apart/apart-address.ts'
import { useApartCluster } from '../apart/use-apart-cluster.ts'
import { WhyApart } from '../apart/WhyApart.tsx'
import type { SimilarArticle } from '../api.ts'
import classes from '../overlap.module.css'
import { NoSimilar } from './NoSimilar.tsx'
import { listSimilarColumns } from './SimilarColumns.tsx'
import { useSimilarClusters } from './use-similar-clusters.ts'

const NONE_HIDDEN: ReadonlySet<string> = new Set()
const HIDDEN_ON_PHONES: ReadonlySet<string> = new Set(['keyword_count', 'shared_urls'])

interface ArticleSimilarProps {
  workspaceId: number
  contentplanId: number
  articleId: number
}

/** The clusters that share most with one (C-038), and why one of them is not the same. */
export function ArticleSimilar({ workspaceId, contentplanId, articleId }: ArticleSimilarProps) {
  const isPhone = useIsPhone()
  const titleId = useId()
  const apartId = useId()
  const { pathname: path } = useLocation()
  const { rows, isKnown, state, refetch } = useSimilarClusters({ contentplanId, articleId })
  const [sort, setSort] = useState<Sort>({ key: 'score', direction: 'descending' })
  const columns = useMemo(
    () => listSimilarColumns({ place: { workspaceId, contentplanId }, path }),
    [workspaceId, contentplanId, path],
  )
  const other = useApartCluster(articleId)
  return (
    <>
      <section className={classes.section} aria-labelledby={titleId}>
        <h2 id={titleId}>Similar clusters</h2>
        <p className={classes.note}>
          The clusters that share most results with this one. The SERP overlap leads to why the two are not
          one.
        </p>
        <DataTable
          label="Similar clusters"
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          nameOf={nameOf}
          state={state}
          hiddenColumns={isPhone ? HIDDEN_ON_PHONES : NONE_HIDDEN}
          onRetry={refetch}
          sorting={{ sort, onSort: setSort }}
          empty={<NoSimilar isKnown={isKnown} />}
        />
      </section>
      {other !== null && (
        <section id={APART_ID} className={classes.section} aria-labelledby={apartId}>
          <h2 id={apartId}>Why not together</h2>
          <WhyApart contentplanId={contentplanId} articleId={articleId} otherId={other} path={path} />
        </section>
      )}
    </>
  )
}

function keyOf({ id }: SimilarArticle): string {
  return String(id)
}

function nameOf({ title }: SimilarArticle): string {
  return title
}
