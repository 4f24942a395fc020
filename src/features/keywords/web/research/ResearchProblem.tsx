import { messageOf, statusOf } from '#platform/web/api/api-error.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'

const NOT_CONNECTED = 424

/** Shows why research failed. */
export function ResearchProblem({ error }: { error: unknown }) {
  return (
    <ProblemLine
      text={error === null ? null : messageOf(error, 'This did not work. Please try again.')}
      isUnplugged={statusOf(error) === NOT_CONNECTED}
    />
  )
}
