import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { keywordsApi, wholeKeywords } from '#features/keywords/web/index.ts'
import { LINKS_OF_ARTICLE } from '#features/pages/rules.ts'
import { pagesApi, wholePageKeywords, type Page } from '#features/pages/web/index.ts'
import { findOptions, type SelectOption } from '#ui/select/find-options.ts'
import { listChoices } from './list-choices.ts'

/** Options that are listed at once; typing finds the others. */
const LISTED = 100
const NO_CHOICES: readonly SelectOption[] = []

interface ChoicesInput {
  contentplanId: number
  page: Page
  articleId: number
  /** Nothing is loaded before. */
  isOpen: boolean
  /** Finds some of the choices; empty for all. */
  text: string
}

/** The keywords that can be the main keyword of a page's cluster. */
export function useChoices({ contentplanId, page, articleId, isOpen, text }: ChoicesInput) {
  const seen = useQuery(
    pagesApi.listKeywordsInPlan.queryOptions({
      input: { contentplanId, pageId: page.page_id, limit: LINKS_OF_ARTICLE },
      select: wholePageKeywords,
      enabled: isOpen,
      meta: { followsMessages: true },
    }),
  )
  const own = useQuery(
    keywordsApi.listOfArticle.queryOptions({
      input: { articleId },
      select: wholeKeywords,
      enabled: isOpen,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, pagesApi.listKeywordsInPlan.key({ input: { contentplanId } }))
  const isMeasured = page.google_impressions_last !== null
  const choices = useMemo(
    () =>
      seen.data === undefined || own.data === undefined
        ? NO_CHOICES
        : listChoices({
            seen: seen.data.keywords,
            ofCluster: own.data.keywords,
            articleId,
            isMeasured,
          }),
    [seen.data, own.data, articleId, isMeasured],
  )
  const options = useMemo(() => findOptions(choices, text).slice(0, LISTED), [choices, text])
  return { options, nothing: describeNothing([seen, own], text) }
}

function describeNothing(queries: readonly { isPending: boolean; isError: boolean }[], text: string): string {
  if (queries.some(({ isError }) => isError))
    return 'The keywords could not be loaded. Close this and open it again.'
  if (queries.some(({ isPending }) => isPending)) return 'Loading keywords…'
  return text === '' ? 'This cluster has no keywords yet.' : `No keyword of this page matches “${text}”.`
}
