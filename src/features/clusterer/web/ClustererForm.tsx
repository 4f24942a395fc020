import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { IconLock } from '#ui/icons.ts'
import { useEffect, useRef } from 'react'
import classes from './ClustererForm.module.css'
import { FilePlaces } from './FilePlaces.tsx'
import { MinimumOverlap } from './MinimumOverlap.tsx'
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
        <p className={classes.promise}>
          <IconLock size={16} stroke={1.75} aria-hidden="true" />
          Runs in this browser. Nothing is uploaded, nothing is stored.
        </p>
      </div>
      <FilePlaces clusterer={clusterer} isOver={isOver} />
      <MinimumOverlap clusterer={clusterer} />
      <ProblemLine text={clusterer.trouble} />
      <RunBar clusterer={clusterer} canTrySample />
    </form>
  )
}
