import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { OpenedText } from '#features/editor/web/index.ts'
import { openConversation } from './open-conversation.ts'
import { saveText } from './save-text.ts'

interface Around {
  place: PlanPlace
  article: Pick<Article, 'id' | 'page_id'>
  opened: OpenedText | null
}

/** The conversation about a cluster, with what was said so far. */
export function useConversation({ place, article, opened }: Around) {
  const { id: articleId, page_id: pageId } = article
  const { workspaceId, contentplanId } = place
  const around = useMemo(
    () => ({
      place: { workspaceId, contentplanId },
      articleId,
      pageId,
      section: opened?.section ?? null,
      save: () => saveText(opened),
    }),
    [workspaceId, contentplanId, articleId, pageId, opened],
  )
  const conversation = openConversation(around)
  useEffect(() => conversation.place(around), [conversation, around])
  const turns = useSyncExternalStore(conversation.subscribe, conversation.read)
  return { conversation, turns }
}
