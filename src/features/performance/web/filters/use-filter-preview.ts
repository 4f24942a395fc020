import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { performanceApi } from '../api.ts'

/** So long after the last key the server is asked. */
const PAUSE_MS = 400

/**
 * What the server says about expressions for URLs while they are typed; null before it has, and without expressions.
 * When it cannot be asked nothing is shown: saving checks them again.
 */
export function useFilterPreview(contentplanId: number, typed: { urlInclude: string; urlExclude: string }) {
  const now = { urlInclude: typed.urlInclude.trim(), urlExclude: typed.urlExclude.trim() }
  const [urlInclude] = useDebouncedValue(now.urlInclude, PAUSE_MS)
  const [urlExclude] = useDebouncedValue(now.urlExclude, PAUSE_MS)
  const isEmpty = urlInclude === '' && urlExclude === ''
  const { data, isPlaceholderData } = useQuery(
    performanceApi.previewFilter.queryOptions({
      input: isEmpty ? skipToken : { contentplanId, urlInclude, urlExclude },
      placeholderData: keepPreviousData,
    }),
  )
  if (isEmpty || data === undefined) return null
  const isSettled = urlInclude === now.urlInclude && urlExclude === now.urlExclude && !isPlaceholderData
  return { pages: data.pages, problems: isSettled ? data.problems : NO_PROBLEMS }
}

const NO_PROBLEMS = { urlInclude: null, urlExclude: null }
