import { refuseWriting } from '#features/articles/map/index.ts'
import { firstStep, REFUSED_WRITING, stepsOf, type WritingEngine } from '../../rules.ts'
import type { Candidate } from './list-candidates.ts'

export const NO_EDITOR =
  'There is no language model, so only a research draft can be made, and this cluster has one. Connect a model to finish the article.'

/** Why a cluster is not written with others (V-40), as a sentence for users; null when it is. */
export function judgeCandidate(
  { status, intent }: Pick<Candidate, 'status' | 'intent'>,
  engine: WritingEngine,
): string | null {
  const refusal = refuseWriting({ status, intent })
  if (refusal !== null) return REFUSED_WRITING[refusal]
  const first = firstStep(status)
  return first !== null && !stepsOf(engine).includes(first) ? NO_EDITOR : null
}
