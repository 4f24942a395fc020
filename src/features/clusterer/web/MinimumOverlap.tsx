import { MINIMUM_SCORE } from '#engine/limits.ts'
import { NumberChoice } from '#ui/fields/NumberChoice.tsx'
import type { ReactNode } from 'react'

interface MinimumOverlapProps {
  value: number
  onChange: (score: number) => void
  disabled?: boolean
  children?: ReactNode
}

export function MinimumOverlap({ value, children, ...choice }: MinimumOverlapProps) {
  return (
    <NumberChoice
      label="Minimum overlap"
      explanation={explain(value)}
      least={MINIMUM_SCORE.least}
      most={MINIMUM_SCORE.most}
      value={value}
      {...choice}
    >
      {children}
    </NumberChoice>
  )
}

const DEFAULTS = `Larger numbers make smaller clusters. This page begins with ${MINIMUM_SCORE.tool}; content plans and the command line begin with ${MINIMUM_SCORE.plan}.`

function explain(score: number): string {
  if (score === MINIMUM_SCORE.most)
    return `Keywords share a page when all of their ten results are the same. ${DEFAULTS}`
  const verb = score === 1 ? 'is' : 'are'
  return `Keywords share a page when at least ${score} of their ten results ${verb} the same, on average. ${DEFAULTS}`
}
