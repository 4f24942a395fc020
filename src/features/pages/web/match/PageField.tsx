import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_PATTERN, matchLiterally } from '#features/contentplans/rules.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { FoundSelect } from '#ui/select/FoundSelect.tsx'
import { pagesApi, type ListedPage } from '../api.ts'
import type { TypedTarget } from './url-target.ts'

const PAUSE_MS = 250
/** Pages that are offered; typing more of the URL finds the others. */
const OFFERED = 50
const NONE: readonly ListedPage[] = []

interface PageFieldProps {
  contentplanId: number
  articleId: number
  chosen: TypedTarget['page']
  isDisabled: boolean
  onChange: (page: ListedPage | null) => void
}

/** Chooses a page of the plan by its URL, and says which cluster has it. */
export function PageField({ contentplanId, articleId, chosen, isDisabled, onChange }: PageFieldProps) {
  const [text, setText] = useState(chosen === null ? '' : nameOf(chosen))
  const found = useFoundPages(contentplanId, chosen === null ? text : '')
  return (
    <FoundSelect
      label="Page"
      placeholder="Search for a page by its URL"
      isFirst
      text={text}
      options={found.pages.map((page) => ({
        value: String(page.page_id),
        label: nameOf(page),
        note: describePage(page, articleId),
      }))}
      value={chosen === null ? '' : String(chosen.page_id)}
      nothing={found.nothing}
      maxLength={LONGEST_PATTERN}
      disabled={isDisabled}
      onType={(typed) => {
        setText(typed)
        onChange(null)
      }}
      onChoose={({ value }) => {
        const page = found.pages.find(({ page_id: id }) => String(id) === value)
        if (page === undefined) return
        setText(nameOf(page))
        onChange(page)
      }}
    />
  )
}

/** The most seen pages whose URLs have the text. */
function useFoundPages(contentplanId: number, text: string) {
  const [typed] = useDebouncedValue(text.trim(), PAUSE_MS)
  const { data, isError, isPending, isPlaceholderData } = useQuery(
    pagesApi.list.queryOptions({
      input: {
        contentplanId,
        limit: OFFERED,
        excluded: false,
        ...(typed !== '' && { search: matchLiterally(typed) }),
      },
      placeholderData: keepPreviousData,
    }),
  )
  return {
    pages: data?.pages ?? NONE,
    nothing: isError
      ? 'The pages could not be loaded. Please type again.'
      : isPending || isPlaceholderData
        ? 'Searching…'
        : typed === ''
          ? 'This plan has no pages yet.'
          : 'No page has this in its URL.',
  }
}

function nameOf({ url }: Pick<ListedPage, 'url'>): string {
  const { host, rest, href } = describeUrl(url)
  return rest === '' && href !== null ? '/' : rest || host
}

/** Which cluster loses it is said when it is chosen. */
function describePage({ article_id: articleId }: ListedPage, ownId: number): string {
  if (articleId === null) return 'no cluster'
  return articleId === ownId ? 'its page now' : 'has a cluster'
}
