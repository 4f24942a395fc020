import { Button } from '@mantine/core'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import type { Judged } from './use-judged.ts'

/** Says why a text is not judged, beside what is known all the same. */
export function JudgingProblem({ problem, tryAgain }: Pick<Judged, 'problem' | 'tryAgain'>) {
  return (
    <>
      <ProblemLine text={problem} />
      {problem !== null && (
        <Button size="xs" variant="default" onClick={tryAgain}>
          Try Again
        </Button>
      )}
    </>
  )
}
