import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { articlesApi, wholeArticle } from '#features/articles/web/index.ts'
import { cleanKeyword, foldKeyword, LONGEST_PATTERN, tidyKeyword } from '#features/contentplans/rules.ts'
import { keywordsApi, type Keyword } from '#features/keywords/web/index.ts'
import { pagesApi, type PageKeyword } from '#features/pages/web/index.ts'
import type { SelectOption } from '#ui/select/find-options.ts'
import { describePlace, describeSeen } from './describe-keyword.ts'
import type { EnteredKeyword, FavoredPage } from './favored-page.ts'

const PAUSE_MS = 250
/** Keywords that are offered; typing more words finds the others. */
const OFFERED = 100

interface KeywordChoice extends EnteredKeyword {
  options: SelectOption[]
  /** What is said in place of options. */
  nothing: string
}

/** The keywords that a text finds, and what follows from choosing the one that it is. */
export function useKeywordChoice({
  contentplanId,
  page,
  text,
}: {
  contentplanId: number
  page: FavoredPage
  text: string
}): KeywordChoice {
  const wanted = text.trim()
  const [words] = useDebouncedValue(wanted, PAUSE_MS)
  const isTyped = words !== ''
  const own = useQuery(
    pagesApi.listKeywords.queryOptions({
      input: { pageId: page.page_id, limit: OFFERED },
      enabled: !isTyped,
    }),
  )
  const found = useQuery(
    keywordsApi.list.queryOptions({
      input: { contentplanId, words: tidyKeyword(words).slice(0, LONGEST_PATTERN), limit: OFFERED, page: 1 },
      enabled: isTyped,
      placeholderData: keepPreviousData,
    }),
  )
  const same = useQuery(
    keywordsApi.find.queryOptions({ input: { contentplanId, keyword: words }, enabled: isTyped }),
  )
  const isKnown = isTyped && wanted === words && same.isSuccess && !same.isPlaceholderData
  const chosen = isKnown ? same.data.keyword : null
  const otherId = chosen?.article_id ?? null
  const isElsewhere = otherId !== null && otherId !== page.article_id
  const other = useQuery(
    articlesApi.get.queryOptions({
      input: { articleId: otherId ?? 0, texts: false },
      select: wholeArticle,
      enabled: isElsewhere,
    }),
  )
  const listed: readonly (Keyword | PageKeyword)[] | undefined = isTyped
    ? found.data?.keywords
    : own.data?.keywords
  const options = useMemo(() => listOptions(listed ?? [], { words, page }), [listed, words, page])
  const leaves = isElsewhere && !other.isPlaceholderData ? (other.data ?? null) : null
  return {
    options,
    nothing: describeNothing(isTyped ? found : own, isTyped),
    chosen,
    isKnown,
    leaves,
  }
}

function listOptions(
  keywords: readonly (Keyword | PageKeyword)[],
  { words, page }: { words: string; page: FavoredPage },
): SelectOption[] {
  const options = keywords.map((keyword) => ({
    value: String(keyword.id),
    label: keyword.keyword,
    note: words === '' ? describeSeen(keyword) : describePlace(keyword, page.article_id),
  }))
  const folded = foldKeyword(cleanKeyword(words))
  const isNew = folded !== '' && !keywords.some(({ keyword }) => foldKeyword(keyword) === folded)
  return isNew ? [...options, { value: 'new', label: words, note: 'New keyword' }] : options
}

interface Asked {
  isPending: boolean
  isPlaceholderData: boolean
  isError: boolean
}

function describeNothing(query: Asked, isTyped: boolean): string {
  if (query.isError) return 'The keywords could not be loaded. What you type can be confirmed all the same.'
  if (query.isPending || query.isPlaceholderData) return 'Searching…'
  return isTyped
    ? 'No keyword of this plan has these words.'
    : 'Type a keyword: this page is not seen for any yet.'
}
