import { Button } from '@mantine/core'
import { describeVolume, sumVolumes, volumeOfKeyword } from '#features/articles/web/index.ts'
import { MOST_SELECTED, type PlanPlace } from '#features/contentplans/rules.ts'
import { useSelectAll } from '#platform/web/use-select-all.ts'
import { SelectAllButton } from '#ui/layout/SelectAllButton.tsx'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { useSelectedRows } from '#ui/table/use-selected-rows.ts'
import { MOST_KEYWORDS_SELECTED, MOST_PER_PAGE } from '../../rules.ts'
import { keywordsApi, type Keyword } from '../api.ts'
import { writeFilter, type KeywordsView } from './keywords-view.ts'
import type { useChangeKeywords } from './use-change-keywords.ts'

interface KeywordSelectionProps {
  place: PlanPlace
  view: KeywordsView
  selection: ReturnType<typeof useSelectedRows<Keyword>>
  /** Number of keywords on all pages if the user may want to select them all, else 0. */
  total: number
  onChange: ReturnType<typeof useChangeKeywords>
  onVolumes: (ids: readonly number[]) => void
}

/** Bar with the sum and the actions of the selected keywords (F-055). */
export function KeywordSelection({
  place,
  view,
  selection,
  total,
  onChange,
  onVolumes,
}: KeywordSelectionProps) {
  const unknown = selection.rows.flatMap(
    ({ id, estimated_search_volume: known, volume_is_rough: isRough }) =>
      known === null || isRough ? [id] : [],
  )
  const volume = describeVolume(sumVolumes(selection.rows.map(volumeOfKeyword)))
  const { selectAll, isSelecting, found, wanted } = useSelectAll({
    listPage: async (page) => {
      const window = { ...writeFilter(view), page, limit: MOST_PER_PAGE }
      return (await keywordsApi.list.call({ ...place, ...window })).keywords
    },
    pageSize: MOST_PER_PAGE,
    most: MOST_KEYWORDS_SELECTED,
    total,
    selected: selection.selected.size,
    errorMessage: 'Not all keywords could be selected. Please try again.',
    onFound: selection.selectRows,
  })
  const changeAll = (action: 'exclude' | 'reset') => {
    onChange(
      selection.rows.map(({ id }) => id),
      action,
    )
    selection.clear()
  }
  return (
    <SelectionBar
      count={selection.selected.size}
      progress={isSelecting ? `Selecting: ${formatCount(found)} of ${formatCount(wanted)}` : null}
      more={
        <SelectAllButton
          selected={selection.selected.size}
          total={total}
          most={MOST_KEYWORDS_SELECTED}
          isDisabled={isSelecting}
          onSelect={selectAll}
        />
      }
      sums={[{ label: 'Search volume', value: volume.text, note: volume.note }]}
      actions={
        <>
          {unknown.length > 0 && (
            <Button
              size="xs"
              variant="default"
              disabled={isSelecting || unknown.length > MOST_SELECTED}
              {...(unknown.length > MOST_SELECTED && {
                title: `At most ${formatCount(MOST_SELECTED)} search volumes at once`,
              })}
              onClick={() => onVolumes(unknown)}
            >
              Get {formatNoun(unknown.length, 'search volume', 'search volumes')}
            </Button>
          )}
          <Button size="xs" variant="default" disabled={isSelecting} onClick={() => changeAll('reset')}>
            Make inactive
          </Button>
          <Button size="xs" variant="default" disabled={isSelecting} onClick={() => changeAll('exclude')}>
            Exclude
          </Button>
        </>
      }
      onClear={selection.clear}
    />
  )
}
