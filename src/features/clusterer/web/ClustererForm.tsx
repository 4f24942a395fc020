import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { IconLock } from '#ui/icons.ts'
import { useEffect, useRef } from 'react'
import classes from './ClustererForm.module.css'
import { FilePlaces } from './FilePlaces.tsx'
import { MinimumOverlap } from './MinimumOverlap.tsx'
import { OpenInPlan } from './OpenInPlan.tsx'
import { RunBar } from './RunBar.tsx'
import type { Clusterer } from './use-clusterer.ts'

export function ClustererForm({ clusterer, isOver }: { clusterer: Clusterer; isOver: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { isAnother } = clusterer
  // The pressed button was removed, and the focus with it.
  useEffect(() => {
    if (isAnother) heading.current?.focus()
  }, [isAnother])
  return (
    <form
      className={classes.form}
      aria-label="Cluster a list"
      onSubmit={(event) => {
        event.preventDefault()
        void clusterer.start()
      }}
    >
      <div className={classes.intro}>
        <h1 ref={heading} tabIndex={-1}>
          Keyword clusterer
        </h1>
        <p>Groups keywords that bring up the same search results, so that one page can answer them all.</p>
        <p className={classes.need}>
          <strong>You bring keywords and their search results</strong>: the pages that rank for each keyword,
          ten at most. If you have only keywords, a content plan in Keyloom can look the results up.
        </p>
        <p className={classes.promise}>
          <IconLock size={16} stroke={1.75} aria-hidden="true" />
          Runs in this browser. Nothing is uploaded.
        </p>
      </div>
      <FilePlaces clusterer={clusterer} isOver={isOver} />
      <MinimumOverlap
        value={clusterer.minimumScore}
        onChange={clusterer.setMinimumScore}
        disabled={clusterer.progress !== null}
      />
      <div>
        <ProblemLine text={clusterer.trouble} />
        {clusterer.withoutResults && <OpenInPlan file={clusterer.withoutResults} />}
      </div>
      <RunBar clusterer={clusterer} />
    </form>
  )
}
