import { useEffect, useState } from 'react'
import { listDrafts, type KeptPlace } from './draft-store.ts'

/** The texts of a cluster of which something was typed before and not saved. */
export function useUnsavedSections({
  user,
  workspaceId,
  articleId,
}: Omit<KeptPlace, 'section'>): ReadonlySet<KeptPlace['section']> {
  const [sections, setSections] = useState<ReadonlySet<KeptPlace['section']>>(new Set())
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
