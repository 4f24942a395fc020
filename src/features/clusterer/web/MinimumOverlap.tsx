import { MINIMUM_SCORE } from '#engine/limits.ts'
import { NumberChoice } from '#ui/fields/NumberChoice.tsx'
import type { ReactNode } from 'react'
import type { Clusterer } from './use-clusterer.ts'

interface MinimumOverlapProps {
  clusterer: Clusterer
  children?: ReactNode
}

export function MinimumOverlap({ clusterer, children }: MinimumOverlapProps) {
  const { minimumScore, setMinimumScore, progress } = clusterer
  return (
    <NumberChoice
      label="Minimum overlap"
      explanation={explain(minimumScore)}
      least={MINIMUM_SCORE.least}
      most={MINIMUM_SCORE.most}
      value={minimumScore}
      onChange={setMinimumScore}
      disabled={progress !== null}
    >
      {children}
    </NumberChoice>
  )
}

function explain(score: number): string {
  if (score === MINIMUM_SCORE.most) return 'Keywords share a page when all of their ten results are the same.'
  const verb = score === 1 ? 'is' : 'are'
  return `Keywords share a page when at least ${score} of their ten results ${verb} the same, on average.`
}
