import { useEffect, useState } from 'react'
import type { TextSection } from '#features/articles/rules.ts'
import { listDrafts, type TextPlace } from './draft-store.ts'

/** The texts of a cluster of which something was typed before and not saved. */
export function useUnsavedSections({
  user,
  workspaceId,
  articleId,
}: Omit<TextPlace, 'section'>): ReadonlySet<TextSection> {
  const [sections, setSections] = useState<ReadonlySet<TextSection>>(new Set())
  useEffect(() => {
    let isOver = false
    void listDrafts({ user, workspaceId, articleId }).then((drafts) => {
      if (!isOver) setSections(new Set(drafts.map(({ section }) => section)))
    })
    return () => {
      isOver = true
    }
  }, [user, workspaceId, articleId])
  return sections
}
