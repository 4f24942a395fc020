import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import {
  describeVolume,
  sumVolumes,
  volumeOfKeyword,
  type ListedKeyword,
} from '#features/articles/web/index.ts'
import { MOST_COMPARED } from '#features/overlap/rules.ts'
import { useOverlapScore } from '#features/overlap/web/index.ts'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { describeScore } from './describe-score.ts'
import { MoveKeywordsDialog } from './MoveKeywordsDialog.tsx'
import { NumbersButton } from './NumbersButton.tsx'
import { listKeywordBlocks } from './search-blocks.ts'
import { SearchTable } from './SearchTable.tsx'
import type { SelectedProps } from './selected-props.ts'
import { useChangeListedKeywords } from './use-change-listed-keywords.ts'

const NONE: readonly number[] = []

interface SelectedKeywordsProps extends SelectedProps {
  keywords: readonly ListedKeyword[]
}

/** F-082: bar with sums, overlap, numbers in search and actions of the selected keywords. */
export function SelectedKeywords(props: SelectedKeywordsProps) {
  const { place, keywords, numbers, onClear, onChanged } = props
  const [isMoving, setIsMoving] = useState(false)
  const changing = useChangeListedKeywords(place)
  const count = keywords.length
  const volume = describeVolume(sumVolumes(keywords.map(volumeOfKeyword)))
  const { score, isError } = useOverlapScore({
    contentplanId: place.contentplanId,
    keywordIds: count > MOST_COMPARED ? NONE : keywords.map(({ id }) => id),
    isPaused: changing.isPending,
  })
  const finish = (kind: string) => {
    onClear()
    onChanged(kind)
  }
  const change = (action: 'reset' | 'exclude') =>
    changing.mutate({ keywords, action }, { onSuccess: () => finish(action) })
  const common = { size: 'xs', variant: 'default', disabled: changing.isPending } as const
  return (
    <SelectionBar
      count={count}
      progress={
        changing.isPending
          ? `Changing ${formatNoun(count, 'keyword', 'keywords')}…`
          : `${formatNoun(count, 'keyword', 'keywords')} selected`
      }
      more={<NumbersButton {...numbers} />}
      sums={[
        { label: 'Search Volume', value: volume.text, note: volume.note },
        { label: 'Keywords', value: formatCount(count) },
        { label: 'SERP Overlap', ...describeScore({ score, isError, count, of: 'keywords' }) },
      ]}
      actions={
        <>
          <Button {...common} onClick={() => setIsMoving(true)}>
            Move
          </Button>
          <Button {...common} onClick={() => change('reset')}>
            Reset
          </Button>
          <Button {...common} onClick={() => change('exclude')}>
            Exclude
          </Button>
          {isMoving && (
            <Suspense>
              <MoveKeywordsDialog
                place={place}
                keywords={keywords}
                onDone={finish}
                onCancel={() => setIsMoving(false)}
              />
            </Suspense>
          )}
        </>
      }
      onClear={onClear}
    >
      {numbers.isOpen && <SearchTable blocks={listKeywordBlocks(keywords)} count={count} />}
    </SelectionBar>
  )
}
