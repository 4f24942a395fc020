import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changesApi, showChange, type ListedKeyword } from '#features/articles/web/index.ts'
import { articlePath, MOST_SELECTED, type PlanPlace } from '#features/contentplans/rules.ts'
import { resolveHub, type HubTarget } from '#features/hubs/web/index.ts'
import { describeChanged, keywordsApi } from '#features/keywords/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatNoun } from '#ui/numbers.ts'

type KeywordChange = { keywords: readonly ListedKeyword[] } & (
  | { action: 'reset' | 'exclude' }
  | { action: 'move'; to: { id: number; title: string } }
  | { action: 'create'; title: string; hub: HubTarget }
)

interface Done {
  text: string
  changeIds: readonly (number | null)[]
  /** The new cluster. */
  created?: { id: number; title: string }
}

interface ChangeOptions {
  /** Set when a dialog shows the error itself; otherwise a message shows it. */
  hasOwnErrors?: boolean
}

/** F-082: resets, excludes and moves keywords, and shows a message with undo. */
export function useChangeListedKeywords(place: PlanPlace, { hasOwnErrors = false }: ChangeOptions = {}) {
  const { contentplanId } = place
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: KeywordChange) => changeKeywords(contentplanId, change),
    ...(!hasOwnErrors && { meta: { errorMessage: 'The keywords could not be changed. Please try again.' } }),
    onSuccess: ({ text, changeIds, created }) =>
      showChange(queryClient, {
        contentplanId,
        changeIds,
        text,
        ...(created && { link: { label: created.title, href: articlePath(place, created.id) } }),
      }),
    onSettled: () => askAgain(queryClient),
  })
}

async function changeKeywords(contentplanId: number, change: KeywordChange): Promise<Done> {
  const keywordIds = change.keywords.map(({ id }) => id)
  switch (change.action) {
    case 'create': {
      const { title: name, hub } = change
      const topicId = await resolveHub(contentplanId, hub)
      const made = await changesApi.createArticle.call({ contentplanId, name, topicId, keywordIds })
      return { text: 'New cluster created', changeIds: [made.changeId], created: made }
    }
    case 'move': {
      const to = { action: 'move', toArticleId: change.to.id } as const
      const { changeIds, changed } = await changeInParts(contentplanId, { keywordIds, change: to })
      return {
        text: `${formatNoun(changed, 'keyword', 'keywords')} moved to “${change.to.title}”`,
        changeIds,
      }
    }
    case 'reset':
    case 'exclude': {
      const { action } = change
      const { changeIds, ...counts } = await changeInParts(contentplanId, { keywordIds, change: { action } })
      return { text: describeChanged(action, counts), changeIds }
    }
  }
}

interface Parts {
  keywordIds: readonly number[]
  change: { action: 'reset' | 'exclude' } | { action: 'move'; toArticleId: number }
}

async function changeInParts(contentplanId: number, { keywordIds: ids, change }: Parts) {
  const done = { changed: 0, locked: 0, changeIds: Array.of<number | null>() }
  for (let at = 0; at < ids.length; at += MOST_SELECTED) {
    const keywordIds = ids.slice(at, at + MOST_SELECTED)
    // oxlint-disable-next-line no-await-in-loop -- parts of one change, in order
    const answer = await keywordsApi.change.call({ contentplanId, keywordIds, ...change })
    done.changed += answer.changed
    done.locked += answer.locked
    done.changeIds.push(answer.changeId)
  }
  return done
}
