import { lazy, Suspense } from 'react'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './AISettings.module.css'
import type { useResponse } from './use-response.ts'

const MarkdownEditor = lazy(() =>
  import('#ui/editor/MarkdownEditor.tsx').then((part) => ({ default: part.MarkdownEditor })),
)

/** What the model answers, as it comes; it cannot be changed here. */
export function Response({ response }: { response: ReturnType<typeof useResponse> }) {
  const { text, problem, reason, isBusy } = response
  return (
    <div className={classes.response} aria-busy={isBusy}>
      <h2>AI response</h2>
      {problem !== null ? (
        <div role="alert" className={classes.problem}>
          <p>{problem}</p>
          {reason !== null && <p className={classes.note}>{reason}</p>}
        </div>
      ) : text === '' && !isBusy ? (
        <p className={classes.note}>The paragraph as the model writes it by your style guide appears here.</p>
      ) : (
        <Suspense fallback={<SkeletonRows label="The editor is loading" count={4} rowHeight={28} />}>
          <MarkdownEditor label="AI response" text={text} isReadOnly onChange={ignore} />
        </Suspense>
      )}
    </div>
  )
}

function ignore(): void {}
