import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { articlesApi } from '#features/articles/web/index.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconAffiliate, IconFilterOff, IconSearch } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { formatNoun } from '#ui/numbers.ts'
import type { ClustersView, PageKind } from './clusters-view.ts'
import { listChips, WITHOUT_FILTERS } from './filters/list-chips.ts'
import { chooseKind } from './places/kinds.ts'
import type { ClusterCounts } from './use-clusters.ts'
import type { ViewChange } from './use-clusters-view.ts'
import { FIRST_PICKS } from './view/picks.ts'

interface NoClustersProps {
  place: PlanPlace
  view: ClustersView
  counts: ClusterCounts
  /** Whether keywords are being clustered at the moment. */
  isRunning: boolean
  onChange: (part: ViewChange) => void
}

/** Says why the list is empty and what the user can do. */
export function NoClusters(props: NoClustersProps) {
  const { view, counts, onChange } = props
  const { kind, hub, texts, searchedIn } = view
  const text = texts[searchedIn]
  const others = counts.kinds.get('all') ?? 0
  const showAll = (
    <Button variant="default" onClick={() => onChange((now) => chooseKind('all', now))}>
      Show {formatNoun(others, 'cluster', 'clusters')}
    </Button>
  )
  if (text !== '')
    return (
      <Empty
        icon={<IconSearch size={24} stroke={1.5} />}
        sentence={`No cluster is found for “${text}”${others > 0 ? ' here' : ''}.`}
        action={
          others > 0 ? (
            showAll
          ) : (
            <Button
              variant="default"
              onClick={() => onChange((now) => ({ texts: { ...now.texts, [now.searchedIn]: '' } }))}
            >
              Clear search
            </Button>
          )
        }
      />
    )
  if (others > 0) return <Empty sentence={NONE_OF_KIND[kind]} action={showAll} />
  if (listChips(view).length > 0) return <NothingFiltered {...props} />
  if (hub !== null)
    return (
      <Empty
        sentence="This hub has no clusters."
        action={
          <Button variant="default" onClick={() => onChange({ hub: null })}>
            Show all hubs
          </Button>
        }
      />
    )
  return <NoneAtAll {...props} />
}

function NothingFiltered({ view, onChange }: NoClustersProps) {
  const [only, ...more] = listChips(view)
  return (
    <Empty
      icon={<IconFilterOff size={24} stroke={1.5} />}
      sentence={
        only?.key === 'change' && more.length === 0
          ? 'None of the clusters of that clustering is left.'
          : `No cluster matches ${more.length === 0 ? `the filter “${only?.text}”` : 'these filters'}.`
      }
      action={
        <Button variant="default" onClick={() => onChange(WITHOUT_FILTERS)}>
          Clear filters
        </Button>
      }
    />
  )
}

function NoneAtAll({ place, isRunning, onChange }: NoClustersProps) {
  const { contentplanId } = place
  const { data } = useQuery(
    articlesApi.listAdvanced.queryOptions({
      input: { contentplanId, filter_priority: ['low'], straightReturn: '1', limit: 1 },
    }),
  )
  const dismissed = data?.total ?? 0
  if (isRunning)
    return <Empty sentence="Your keywords are being clustered. The clusters appear here when that is done." />
  if (dismissed > 0)
    return (
      <Empty
        sentence="All clusters of this plan are dismissed."
        action={
          <Button
            variant="default"
            onClick={() => onChange({ picks: { ...FIRST_PICKS, priority: ['low'] } })}
          >
            Show {formatNoun(dismissed, 'dismissed cluster', 'dismissed clusters')}
          </Button>
        }
      />
    )
  return (
    <Empty
      sentence="This plan has no clusters yet. Add keywords and run clustering on them."
      action={
        <Button component={AppLink} href={contentplanPath(place, 'keywords?tab=inactive')}>
          Go to keywords
        </Button>
      }
    />
  )
}

interface EmptyProps {
  icon?: ReactNode
  sentence: string
  action?: ReactNode
}

function Empty({ icon, sentence, action }: EmptyProps) {
  return (
    <EmptyState icon={icon ?? <IconAffiliate size={24} stroke={1.5} />} sentence={sentence} action={action} />
  )
}

const NONE_OF_KIND: Record<PageKind, string> = {
  all: 'There are no clusters here.',
  existing: 'No cluster has a page of your site yet.',
  new: 'Every cluster has a page of your site.',
  leave: 'No page is to be left as it is.',
  update: 'No page is to be updated.',
  merge: 'No page is to be merged.',
  delete: 'No page is to be deleted.',
  'not-enough-data': 'There is enough search data about every page.',
  'recently-added': 'No cluster without a page was added in the last 7 days.',
  breakout: 'No page has doubled its impressions in the last 30 days.',
  'zero-impressions': 'Every page that is older than 30 days had impressions.',
  'not-in-favorites': 'Every cluster without a page is a favorite.',
}
