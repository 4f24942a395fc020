import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { matchLiterally } from '#features/contentplans/rules.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { SearchSelect } from '#ui/select/SearchSelect.tsx'
import { pagesApi } from '../api.ts'

interface PageChoiceProps {
  contentplanId: number
  /** Empty for all pages. */
  url: string
  onChange: (url: string) => void
}

const PAUSE_MS = 250
const LISTED = 100
const ALL_PAGES = ['']

/** Chooses one of the plan's pages, however many there are: the server finds them by what is typed. */
export function PageChoice({ contentplanId, url, onChange }: PageChoiceProps) {
  const [text, setText] = useState('')
  const [isUsed, setIsUsed] = useState(false)
  const [asked] = useDebouncedValue(text, PAUSE_MS)
  const search = matchLiterally(asked.trim())
  const found = useQuery(
    pagesApi.list.queryOptions({
      input: isUsed
        ? {
            contentplanId,
            limit: LISTED,
            search: search || '.*',
            sortColumn: 'inLinksCount',
            sortDirection: 'desc',
          }
        : skipToken,
      placeholderData: keepPreviousData,
    }),
  )
  const urls = found.data?.pages
  const options = useMemo(() => {
    const listed = (urls ?? []).map((page) => page.url)
    const known = url === '' || listed.includes(url) ? listed : [url, ...listed]
    return [{ value: '', label: 'All pages' }, ...known.map(writeOption)]
  }, [urls, url])
  return (
    <div onFocus={() => setIsUsed(true)}>
      <SearchSelect
        label="Page"
        isLabelHidden
        options={options}
        common={ALL_PAGES}
        value={url}
        onChange={onChange}
        onSearch={setText}
        isSearching={text !== asked || found.isFetching}
      />
    </div>
  )
}

function writeOption(url: string) {
  const { rest, href } = describeUrl(url)
  return { value: url, label: rest === '' && href !== null ? '/' : rest || url, names: [url] }
}
