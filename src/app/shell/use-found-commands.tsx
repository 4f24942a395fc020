import { useDebouncedValue } from '@mantine/hooks'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { articlesApi } from '#features/articles/web/index.ts'
import { articlePath, contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { hubsApi, type Hub } from '#features/hubs/web/index.ts'
import { keywordsApi } from '#features/keywords/web/index.ts'
import { IconKey, IconSitemap, IconStack2 } from '#ui/icons.ts'
import { formatNoun } from '#ui/numbers.ts'
import { keepFitting, type Command } from '#ui/palette/commands.ts'

const PAUSE_MS = 200
const FEWEST_SIGNS = 2
const MOST_FOUND = 6

/** Hubs, clusters and keywords of a plan whose names have the typed words. */
export function useFoundCommands(place: PlanPlace | null) {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const isAsked = place !== null && words.length >= FEWEST_SIGNS
  const hubs = useQuery(
    hubsApi.list.queryOptions({ input: isAsked ? { contentplanId: place.contentplanId } : skipToken }),
  )
  const clusters = useQuery(
    articlesApi.listAdvanced.queryOptions({
      input: isAsked
        ? { contentplanId: place.contentplanId, filter_title_words: words, limit: MOST_FOUND }
        : skipToken,
    }),
  )
  const keywords = useQuery(
    keywordsApi.list.queryOptions({
      input: isAsked ? { ...place, words, limit: MOST_FOUND, page: 1 } : skipToken,
    }),
  )
  const goTo = (href: string) => () => router.history.push(href)
  const isTyping = typed.trim() !== words
  // What was found for the words before stays while the search is under way, as far as it fits the new words.
  const offer = (commands: Command[], { isPlaceholderData }: { isPlaceholderData: boolean }) =>
    isTyping || isPlaceholderData ? keepFitting(commands, typed) : commands
  const found: Command[] = !isAsked
    ? []
    : [
        ...offer(
          findHubs(hubs.data ?? [], words).map(({ id, name, article_count: count }) => ({
            id: `hub-${id}`,
            group: 'Hubs',
            label: name,
            note: formatNoun(count, 'cluster', 'clusters'),
            icon: <IconStack2 size={18} stroke={1.75} />,
            onSelect: goTo(contentplanPath(place, `hub/${id}`)),
          })),
          hubs,
        ),
        ...offer(
          (clusters.data?.articles ?? []).map(({ id, title, keyword_count: count }) => ({
            id: `cluster-${id}`,
            group: 'Clusters',
            label: title,
            note: formatNoun(count, 'keyword', 'keywords'),
            icon: <IconSitemap size={18} stroke={1.75} />,
            onSelect: goTo(articlePath(place, id)),
          })),
          clusters,
        ),
        ...offer(
          (keywords.data?.keywords ?? []).map(({ id, keyword, title }) => ({
            id: `keyword-${id}`,
            group: 'Keywords',
            label: keyword,
            note: title ?? undefined,
            icon: <IconKey size={18} stroke={1.75} />,
            onSelect: goTo(contentplanPath(place, `keywords?tab=all&q=${encodeURIComponent(keyword)}`)),
          })),
          keywords,
        ),
      ]
  const isSearching =
    place !== null &&
    (isTyping || (isAsked && [hubs, clusters, keywords].some(({ isFetching }) => isFetching)))
  const failed = isAsked
    ? describeFailed([
        ...(hubs.isLoadingError ? ['hubs'] : []),
        ...(clusters.isLoadingError ? ['clusters'] : []),
        ...(keywords.isLoadingError ? ['keywords'] : []),
      ])
    : null
  return { found, remark: isSearching ? 'Searching …' : failed, setTyped }
}

/** Hubs with all these words in their names. */
function findHubs(hubs: readonly Hub[], words: string): readonly Hub[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/)
  const isFound = ({ name }: Hub) => wanted.every((word) => name.toLocaleLowerCase().includes(word))
  return hubs.filter(isFound).slice(0, MOST_FOUND)
}

/** Says which searches have failed; null when none has. */
function describeFailed(failed: readonly string[]): string | null {
  const last = failed.at(-1)
  if (last === undefined) return null
  const names = failed.length === 1 ? last : `${failed.slice(0, -1).join(', ')} and ${last}`
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} could not be searched.`
}
