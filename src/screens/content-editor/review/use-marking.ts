import { useState } from 'react'
import type { ArticleStatus } from '#features/articles/rules.ts'
import { useChangeArticles, type OpenedArticle } from '#features/articles/web/index.ts'
import { saveOpened, type OpenedText } from '#features/editor/web/index.ts'
import { NOT_REVIEWED } from '#features/writing/rules.ts'
import { codeOf, messageOf } from '#platform/web/api/api-error.ts'
import { describeMarked, listUnreviewed, type Mark } from '../marking/marked.ts'

/** Marking the article that is open, after what is typed in it is saved. */
export function useMarking(article: OpenedArticle, opened: readonly OpenedText[]) {
  const articleIds = [article.id]
  const changing = useChangeArticles(article.contentplan_id, { hasOwnErrors: true, describe: describeMarked })
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsked, setIsAsked] = useState(false)

  async function mark(status: Mark, { isUnreviewed = false } = {}): Promise<void> {
    setProblem(null)
    setIsSaving(true)
    const isSaved = await saveOpened(opened)
    setIsSaving(false)
    if (!isSaved) return setProblem('What you typed is not saved yet, so it cannot be marked.')
    setStatus(status, isUnreviewed)
  }

  function setStatus(status: ArticleStatus, isUnreviewed: boolean): void {
    changing.mutate(
      { action: 'updateStatus', articleIds, status, ...(isUnreviewed && { isUnreviewed }) },
      {
        onSuccess: () => setIsAsked(false),
        onError: (error) => {
          setIsAsked(codeOf(error) === NOT_REVIEWED)
          if (codeOf(error) !== NOT_REVIEWED) explain(error)
        },
      },
    )
  }

  const explain = (error: unknown) =>
    setProblem(messageOf(error, 'This could not be changed. Please try again.'))

  return {
    problem,
    isBusy: isSaving || changing.isPending,
    /** Whether it is asked if the article is published without a review. */
    isAsked,
    stopAsking: () => setIsAsked(false),
    review: () => void mark('reviewed'),
    publish: () => {
      if (listUnreviewed([article]).length > 0) setIsAsked(true)
      else void mark('published')
    },
    publishUnreviewed: () => void mark('published', { isUnreviewed: true }),
    reject: () => {
      setProblem(null)
      const priority = article.priority === 'low' ? 'not set' : 'low'
      changing.mutate({ action: 'updatePriority', articleIds, priority }, { onError: explain })
    },
  }
}

export type Marking = ReturnType<typeof useMarking>
