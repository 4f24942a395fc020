import { Button } from '@mantine/core'
import { describeVolume, volumeOfKeyword } from '#features/articles/web/index.ts'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { formatCount, formatScore } from '#ui/numbers.ts'
import type { CompetingKeyword } from '../api.ts'
import classes from '../competition.module.css'

interface KeywordListProps {
  /** How many there are, listed or not. */
  count: number
  keywords: readonly CompetingKeyword[]
  /** What can be done with each keyword. */
  action?: { word: string; isDisabled: boolean; onSelect: (keyword: CompetingKeyword) => void }
}

/** D-28: keywords with their search volume, and impressions and rank in the last 30 days. */
export function KeywordList({ count, keywords, action }: KeywordListProps) {
  return (
    <>
      <table className={classes.list}>
        <thead>
          <tr>
            <th scope="col">Keyword</th>
            <th scope="col" data-number data-less>
              Volume
            </th>
            <th scope="col" data-number>
              Impressions
            </th>
            <th scope="col" data-number data-rank>
              Rank
            </th>
            {action && (
              <th scope="col" data-act>
                <span className="visually-hidden">Action</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {keywords.map((keyword) => (
            <tr key={keyword.id}>
              <th scope="row" dir="auto">
                {keyword.keyword}
              </th>
              <td data-number data-less>
                <NotedCell {...describeVolume(volumeOfKeyword(keyword))} />
              </td>
              <td data-number>{show(keyword.google_impressions_last, formatCount)}</td>
              <td data-number data-rank>
                {show(keyword.google_position_last, formatScore)}
              </td>
              {action && (
                <td data-act>
                  <Button
                    size="compact-xs"
                    variant="default"
                    disabled={action.isDisabled}
                    aria-label={`${action.word}: ${keyword.keyword}`}
                    onClick={() => action.onSelect(keyword)}
                  >
                    {action.word}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {count > keywords.length && (
        <p className={classes.note}>
          {formatCount(count - keywords.length)} more, which are seen and searched less.
        </p>
      )}
    </>
  )
}

function show(value: number | null, format: (value: number) => string): string {
  return value === null ? '–' : format(value)
}
