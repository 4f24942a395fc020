import { FROZEN_CASES, readFrozenCases } from '../../../eval/reading/read-frozen-cases.ts'

export type GoldCase = ReturnType<typeof readGoldCases>[number]

/** The frozen cases of the evaluation of writing that have a gold outline. */
export function readGoldCases() {
  return readFrozenCases(FROZEN_CASES).flatMap(({ gold, ...one }) =>
    gold === null ? [] : [{ ...one, gold }],
  )
}
