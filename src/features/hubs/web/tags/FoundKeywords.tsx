import { useDebouncedValue } from '@mantine/hooks'
import { skipToken, useQuery } from '@tanstack/react-query'
import { keywordsApi } from '#features/keywords/web/index.ts'
import { formatNoun } from '#ui/numbers.ts'
import classes from './FoundKeywords.module.css'
import { matchTags } from './match-tags.ts'

const PAUSE_MS = 400

/** How many keywords of the plan have one of the tags in them. */
export function FoundKeywords({ contentplanId, tags }: { contentplanId: number; tags: readonly string[] }) {
  const [pattern] = useDebouncedValue(matchTags(tags), PAUSE_MS)
  const { data, isError } = useQuery(
    keywordsApi.list.queryOptions({
      input:
        pattern === null
          ? skipToken
          : { contentplanId, q: pattern, status: ['in_plan', 'not_in_plan'], limit: 1, page: 1 },
    }),
  )
  const count = data?.keywordCounts.filteredCount
  return (
    <output className={classes.found}>
      {tags.length > 0 && isError && 'The keywords could not be counted.'}
      {tags.length > 0 && pattern !== null && count !== undefined && (
        <>
          Found {formatNoun(count, 'keyword', 'keywords')} for this hub
          {count === 0 && <span className={classes.note}>Building the hub looks for new ones.</span>}
        </>
      )}
    </output>
  )
}
