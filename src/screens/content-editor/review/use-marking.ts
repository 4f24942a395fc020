import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TEXT_CHANGED } from '#features/articles/rules.ts'
import { useChangeArticles, type OpenedArticle } from '#features/articles/web/index.ts'
import { saveOpened, textsApi, type OpenedText } from '#features/editor/web/index.ts'
import { NOT_REVIEWED } from '#features/writing/rules.ts'
import { codeOf, messageOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { describeMarked, listUnreviewed, type Mark } from '../marking/marked.ts'
import { findReadVersion } from './find-read-version.ts'

/** Marking the final draft that is on screen, after what is typed in the article is saved. */
export function useMarking(article: OpenedArticle, opened: readonly OpenedText[]) {
  const queryClient = useQueryClient()
  const articleIds = [article.id]
  const final = opened.find(({ section }) => section === 'final')
  const changing = useChangeArticles(article.contentplan_id, { hasOwnErrors: true, describe: describeMarked })
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsked, setIsAsked] = useState(false)

  async function mark(status: Mark, unreviewedIds: readonly number[] = []): Promise<void> {
    if (final === undefined) return
    const before = final.text.read()
    setProblem(null)
    setIsSaving(true)
    const isSaved = await saveOpened(opened)
    setIsSaving(false)
    if (!isSaved) return setProblem('What you typed is not saved yet, so it cannot be marked.')
    const baseVersion = findReadVersion(before, final.text.read())
    if (baseVersion === null) return refuse(HAS_CHANGED)
    setStatus({ status, baseVersion, unreviewedIds: [...unreviewedIds] })
  }

  function setStatus(update: { status: Mark; baseVersion: number; unreviewedIds: number[] }): void {
    changing.mutate(
      { action: 'updateStatus', articleIds, ...update },
      {
        onSuccess: () => setIsAsked(false),
        onError: (error) => {
          setIsAsked(codeOf(error) === NOT_REVIEWED)
          if (codeOf(error) === TEXT_CHANGED) void loadNewest()
          if (codeOf(error) !== NOT_REVIEWED) explain(error)
        },
      },
    )
  }

  /** The message about the save may not have come; the editor shows what it is behind of. */
  const loadNewest = () =>
    askAgain(queryClient, { queryKey: textsApi.list.key({ input: { articleId: article.id } }) })

  function refuse(sentence: string): void {
    setIsAsked(false)
    setProblem(sentence)
  }

  const explain = (error: unknown) =>
    setProblem(messageOf(error, 'This could not be changed. Please try again.'))

  return {
    problem,
    isBusy: isSaving || changing.isPending,
    /** Whether it is asked if the article is published without a review. */
    isAsked,
    stopAsking: () => setIsAsked(false),
    /** Goes on when all that is typed is saved. */
    saved: async (goOn: () => void) => {
      setProblem(null)
      setIsSaving(true)
      const isSaved = await saveOpened(opened)
      setIsSaving(false)
      if (isSaved) goOn()
      else setProblem('What you typed is not saved yet, so it cannot be uploaded.')
    },
    review: () => void mark('reviewed'),
    publish: () => {
      if (listUnreviewed([article]).length > 0) setIsAsked(true)
      else void mark('published')
    },
    publishUnreviewed: () => void mark('published', articleIds),
    reject: () => {
      setProblem(null)
      const priority = article.priority === 'low' ? 'not set' : 'low'
      changing.mutate({ action: 'updatePriority', articleIds, priority }, { onError: explain })
    },
  }
}

const HAS_CHANGED =
  'The text has changed since you read it. Nothing was marked. Read the new text, then mark it.'

export type Marking = ReturnType<typeof useMarking>
