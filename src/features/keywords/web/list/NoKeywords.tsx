import { Button } from '@mantine/core'
import { IconCircleCheck, IconFilterOff, IconListSearch, IconSearch } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { KeywordCounts } from '../api.ts'
import { FIRST_VIEW, type KeywordsView, type Tab } from './keywords-view.ts'

interface NoKeywordsProps {
  view: KeywordsView
  counts: KeywordCounts
  onChange: (part: Partial<KeywordsView>) => void
  onFind: () => void
}

/** Says why the list is empty and offers the next step. */
export function NoKeywords(props: NoKeywordsProps) {
  const { view, counts, onChange, onFind } = props
  const isFiltered = view.text !== '' || view.source !== 'all' || view.results !== 'all'
  if (isFiltered) return <NothingFound {...props} />
  if (counts.totalCount === 0)
    return (
      <EmptyState
        icon={<IconListSearch size={24} stroke={1.5} />}
        sentence="This plan has no keywords yet. Upload a list, search for related ones, or ask AI."
        action={<Button onClick={onFind}>Find keywords</Button>}
      />
    )
  const isSomeInactive = counts.notInPlanCount > 0
  return (
    <EmptyState
      icon={<IconCircleCheck size={24} stroke={1.5} />}
      sentence={SENTENCES[view.tab]}
      action={
        view.tab === 'active' && isSomeInactive ? (
          <Button variant="default" onClick={() => onChange({ tab: 'inactive' })}>
            Show {formatNoun(counts.notInPlanCount, 'inactive keyword', 'inactive keywords')}
          </Button>
        ) : (
          view.tab === 'inactive' && (
            <Button variant="default" onClick={onFind}>
              Find more keywords
            </Button>
          )
        )
      }
    />
  )
}

const SENTENCES: Record<Tab, string> = {
  active: 'No keyword is in a cluster yet. Clustering makes inactive keywords active.',
  inactive: 'There are no inactive keywords.',
  excluded: 'No keyword is excluded.',
  all: 'There are no keywords.',
}

function NothingFound({ view, counts, onChange }: NoKeywordsProps) {
  const what = view.text === '' ? 'this source' : `“${view.text}”`
  const others = counts.totalCount
  if (view.results === 'none' && view.text === '')
    return (
      <EmptyState
        icon={<IconCircleCheck size={24} stroke={1.5} />}
        sentence="The search results of all these keywords are known."
        action={
          <Button variant="default" onClick={() => onChange({ results: FIRST_VIEW.results })}>
            Show these keywords
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={others > 0 ? <IconSearch size={24} stroke={1.5} /> : <IconFilterOff size={24} stroke={1.5} />}
      sentence={others > 0 ? `Nothing here for ${what}.` : `No keyword is found for ${what}.`}
      action={
        others > 0 ? (
          <Button variant="default" onClick={() => onChange({ tab: 'all' })}>
            Show {formatCount(others)} in all tabs
          </Button>
        ) : (
          <Button
            variant="default"
            onClick={() =>
              onChange({ text: FIRST_VIEW.text, source: FIRST_VIEW.source, results: FIRST_VIEW.results })
            }
          >
            Clear filters
          </Button>
        )
      }
    />
  )
}
