import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useMatchPage } from '#features/pages/web/index.ts'
import { CheckLine } from '#ui/dialogs/CheckLine.tsx'
import { IconFile } from '#ui/icons.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { listStateOf } from '#ui/table/list-state.ts'
import type { Sort } from '#ui/table/SortHeader.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import { COMPETING_PAGES } from '../../rules.ts'
import { competitionApi, type CompetingPage } from '../api.ts'
import classes from '../competition.module.css'
import { listPageColumns } from './PageColumns.tsx'

const NONE: readonly CompetingPage[] = []
const NONE_HIDDEN: ReadonlySet<string> = new Set()
const HIDDEN_ON_PHONES: ReadonlySet<string> = new Set([
  'keyword_count',
  'impressions_change',
  'google_clicks_last',
  'google_ctr_last',
])
const PAGE_SIZES = [COMPETING_PAGES] as const

interface CompetingPagesProps {
  place: PlanPlace
  article: Article
  /** What comes below; it is shown with the list, so that it does not move. */
  children?: ReactNode
}

/** F-139: the pages of the site that are seen for the keywords of a cluster; each can become its page. */
export function CompetingPages({ place, article, children }: CompetingPagesProps) {
  const { workspaceId, contentplanId } = place
  const isPhone = useIsPhone()
  const [page, setPage] = useState(1)
  const [hasEmpty, setHasEmpty] = useState(false)
  const [sort, setSort] = useState<Sort | null>(null)
  const query = useQuery(
    competitionApi.listUrls.queryOptions({
      input: { articleId: article.id, page, ...(hasEmpty && { empty: true }) },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, competitionApi.listUrls.key({ input: { articleId: article.id } }))
  const matching = useMatchPage(contentplanId)
  const columns = useMemo(() => listPageColumns({ workspaceId, contentplanId }), [workspaceId, contentplanId])
  const total = query.data?.total ?? 0
  const state = listStateOf(query)
  const paging = usePaging({
    page,
    pageSize: COMPETING_PAGES,
    pageSizes: PAGE_SIZES,
    total,
    isReady: state === 'ready',
    onChange: (part) => setPage(part.page ?? 1),
  })
  return (
    <>
      <section className={classes.section}>
        <div className={classes.heading}>
          <h2>Competing pages</h2>
          <CheckLine
            isChecked={hasEmpty}
            onChange={(isOn) => {
              setHasEmpty(isOn)
              setPage(1)
            }}
          >
            Also without impressions
          </CheckLine>
        </div>
        <p className={classes.note}>
          Pages of the site that were seen for the keywords of this cluster, in the last 30 imported days.
        </p>
        <DataTable
          label="Competing pages"
          columns={columns}
          rows={query.data?.urls ?? NONE}
          keyOf={keyOf}
          nameOf={nameOf}
          state={state}
          hiddenColumns={isPhone ? HIDDEN_ON_PHONES : NONE_HIDDEN}
          onRetry={() => void query.refetch()}
          sorting={{ sort, onSort: setSort }}
          rowActions={(row) => [
            {
              label: 'Match with this cluster',
              isDisabled: row.is_own || row.excluded,
              reason: row.is_own ? 'It is its page' : 'The page is excluded',
              onSelect: () =>
                matching.mutate({ pageId: row.page_id, change: { action: 'match', cluster: article } }),
            },
          ]}
          {...(total > COMPETING_PAGES && { paging })}
          empty={
            <EmptyState
              icon={<IconFile size={24} stroke={1.5} />}
              sentence={
                hasEmpty
                  ? 'No page of the site is in the search results of these keywords.'
                  : 'No page of the site was seen for these keywords.'
              }
            />
          }
        />
      </section>
      {state !== 'loading' && children}
    </>
  )
}

function keyOf({ page_id: id }: CompetingPage): string {
  return String(id)
}

function nameOf({ url }: CompetingPage): string {
  return url
}
