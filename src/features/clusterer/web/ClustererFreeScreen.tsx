import { useWindowDrop } from '#ui/fields/use-window-drop.ts'
import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { ClustererForm } from './ClustererForm.tsx'
import { FileHelp } from './FileHelp.tsx'
import type { FileRole } from './chosen-files.ts'
import { useClusterer } from './use-clusterer.ts'

const loadResult = () => import('./ClustererResult.tsx')
const ClustererResult = lazy(() => loadResult().then((part) => ({ default: part.ClustererResult })))
const LeaveQuestion = lazy(() =>
  import('./LeaveQuestion.tsx').then((part) => ({ default: part.LeaveQuestion })),
)

export function ClustererFreeScreen() {
  const clusterer = useClusterer()
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => clusterer.isAtRisk && current.pathname !== next.pathname,
    enableBeforeUnload: () => clusterer.isAtRisk,
    withResolver: true,
  })
  const isOver = useWindowDrop((files, target) => {
    if (clusterer.progress !== null) return
    if (clusterer.result === null) return clusterer.drop(files, roleAt(target))
    clusterer.reset()
    return clusterer.drop(files, 'keywords')
  })
  useEffect(() => {
    void loadResult()
  }, [])

  const question = leaving.status === 'blocked' && (
    <Suspense>
      <LeaveQuestion onLeave={leaving.proceed} onStay={leaving.reset} />
    </Suspense>
  )
  if (clusterer.result !== null)
    return (
      <Suspense>
        {question}
        <ClustererResult
          key={clusterer.result.id}
          clusterer={clusterer}
          result={clusterer.result}
          isOver={isOver}
        />
      </Suspense>
    )
  return (
    <>
      {question}
      <ClustererForm clusterer={clusterer} isOver={isOver} />
      <FileHelp />
    </>
  )
}

/** The role of a file that is dropped on one of the two fields; null outside of both. */
function roleAt(target: EventTarget | null): FileRole | null {
  const place = target instanceof Element ? target.closest('[data-role]') : null
  const role = place?.getAttribute('data-role')
  return role === 'keywords' || role === 'serps' ? role : null
}
